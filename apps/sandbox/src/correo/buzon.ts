import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type CartaRecibida = {
  id: number;
  recibida: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  adjuntos: string[];
};

export type Buzon = {
  cartas(): readonly CartaRecibida[];
  escuchar(puerto?: number): Promise<number>;
  cerrar(): Promise<void>;
};

const MAXIMO = 200;

export function crearBuzon(ahora: () => Date = () => new Date()): Buzon {
  const cartas: CartaRecibida[] = [];
  let ultima = 0;
  const recibir = async (crudo: Buffer, para: string): Promise<void> => {
    const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(crudo);
    const adjuntos = attachments.map(({ filename }) => filename ?? 'sin nombre');
    ultima += 1;
    const recibida = ahora().toISOString();
    cartas.unshift({ id: ultima, recibida, para, asunto: subject, texto: text, html, adjuntos });
    cartas.length = Math.min(cartas.length, MAXIMO);
  };
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (flujo, { envelope }, listo) => {
      const partes: Buffer[] = [];
      flujo.on('data', (parte: Buffer) => partes.push(parte));
      flujo.on('end', () => {
        const para = envelope.rcptTo.map(({ address }) => address).join(', ');
        recibir(Buffer.concat(partes), para).then(
          () => listo(),
          (error: Error) => listo(error),
        );
      });
    },
  });
  servidor.on('error', () => {});
  return {
    cartas: () => cartas,
    escuchar: (puerto = 0) =>
      new Promise((listo, falla) => {
        servidor.server.once('error', falla);
        servidor.listen(puerto, '127.0.0.1', () => {
          const direccion = servidor.server.address();
          listo(typeof direccion === 'object' && direccion ? direccion.port : 0);
        });
      }),
    cerrar: () => new Promise((listo) => servidor.close(() => listo())),
  };
}
