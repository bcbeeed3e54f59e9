const { constants } = require("node:os")

/**
 * Ends this process as a signal does, so that the shell that has started it does not go on with its next command. Windows has no
 * signals: the process ends with the exit code that shells use for the signal.
 * @param {NodeJS.Signals} signal
 */
function endBySignal(signal) {
  process.removeAllListeners(signal)
  if (process.platform !== "win32") process.kill(process.pid, signal)
  process.exit(128 + constants.signals[signal])
}

module.exports = { endBySignal }
