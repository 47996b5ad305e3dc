import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** What the server answers to a letter that it has whole: that it takes it, that it does not, or nothing ever. */
export type AlRecibir = (carta: { para: string; messageId: string }) => 'tomar' | 'rechazar' | 'callar';

/** Takes letters by SMTP, and keeps whom each one that it took was for and which it said it was. */
export const abrirServidorDeCorreo = async (alRecibir: AlRecibir = () => 'tomar') => {
  const tomadas: { para: string; messageId: string }[] = [];
  const abiertas = new Set<Socket>();
  const atender = (cliente: Socket): void => {
    abiertas.add(cliente);
    cliente.on('error', () => undefined);
    cliente.once('close', () => abiertas.delete(cliente));
    const decir = (linea: string): void => void cliente.write(`${linea}\r\n`);
    let carta = { para: '', messageId: '' };
    let enDatos = false;
    const terminar = (): void => {
      const respuesta = alRecibir(carta);
      if (respuesta !== 'rechazar') tomadas.push(carta);
      if (respuesta !== 'callar') decir(respuesta === 'tomar' ? '250 tomada' : '451 ahora no');
    };
    decir('220 correo');
    createInterface({ input: cliente }).on('line', (linea) => {
      if (enDatos) {
        const id = /^Message-ID: (.+)$/i.exec(linea)?.[1];
        if (id !== undefined) carta = { ...carta, messageId: id };
        enDatos = linea !== '.';
        return enDatos ? undefined : terminar();
      }
      const para = /^RCPT TO:<(.+)>/.exec(linea)?.[1];
      if (para !== undefined) carta = { para, messageId: '' };
      enDatos = linea === 'DATA';
      decir(enDatos ? '354 adelante' : linea === 'QUIT' ? '221 chau' : '250 bien');
    });
  };
  const servidor = createServer(atender);
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  onTestFinished(() => {
    for (const cliente of abiertas) cliente.destroy();
    servidor.close();
  });
  return { url: `smtp://127.0.0.1:${(servidor.address() as { port: number }).port}`, tomadas };
};
