/**
 * `npm run deploy:services`: deploys database and function to Supabase with the variables of `.env.production`, and
 * completes this file. It can run again at any time. `--dry-run` prints its commands only. `--own-server` writes the
 * two files only. docs/deployment.md says when to run it.
 */
import { deployServices } from "./deploy-services/deployServices"

void deployServices(process.argv.slice(2), {
  input: process.stdin,
  print: (line) => console.log(line),
  prompt: (text) => void process.stderr.write(text),
})
