import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

interface HttpRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Connects by HTTP/2 over TLS to a local server as https://rukn.example; `from` is the client's IP
 * address.
 */
export async function connectHttp2(port: number, from = '127.0.0.1') {
  // The types of TLS omit the options that it passes to the socket.
  const tls: ConnectionOptions & { localAddress: string } = {
    host: '127.0.0.1',
    port,
    localAddress: from,
    servername: 'rukn.example',
    ALPNProtocols: ['h2'],
    rejectUnauthorized: false,
  };
  const session: ClientHttp2Session = connect('https://rukn.example', {
    createConnection: () => connectTls(tls),
  });
  await new Promise<void>((resolve, reject) => {
    session.once('connect', () => resolve());
    session.once('error', reject);
  });

  function open({ path, method = 'GET', headers = {}, body }: HttpRequest) {
    const stream = session.request({
      ':path': path,
      ':method': method,
      ...headers,
    });
    stream.end(body);
    return stream;
  }

  return {
    protocol: session.alpnProtocol,
    open,
    ask(request: HttpRequest): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const stream = open(request);
        const pieces: Buffer[] = [];
        let answered: IncomingHttpHeaders = {};
        stream.on('response', (headers) => {
          answered = headers;
        });
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('error', reject);
        stream.on('end', () => {
          const { ':status': status } = answered as { ':status'?: number };
          resolve({ status: Number(status), headers: answered, body: Buffer.concat(pieces) });
        });
      });
    },
    close: () => session.destroy(),
  };
}
