/** `npm run bench`: measures the pages (bench/speed.mts). `npm run bench -- decision-day` measures the brokers (bench/decision-day.mts). */
await (process.argv.includes("decision-day") ? import("./bench/decision-day.mts") : import("./bench/speed.mts"))
