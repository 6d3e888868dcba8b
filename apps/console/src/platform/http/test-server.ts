export { startTestServer, type Heard, type TestServer } from '@yf/client/test-server'
