module.exports = "file"
