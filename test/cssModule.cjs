// In unit tests each class keeps its own name. test/classNames.test.ts checks that it exists.
module.exports = new Proxy({}, { get: (_target, name) => name === "__esModule" || name })
