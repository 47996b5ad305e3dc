import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Con = readonly string[];
type Momento = { en: 'pedido' | 'respuesta'; con: Con; cortar: boolean; llego: () => void };

const LISTO = Buffer.from([0x5a, 0, 0, 0, 5]);
const terminoDeResponder = (dicho: Buffer): boolean => dicho.subarray(-6, -1).equals(LISTO);

export async function abrirPuerta(destino: string) {
  const { hostname, port } = new URL(destino);
  const abiertas = new Set<{ cliente: Socket; servidor: Socket }>();
  const esperados = new Set<Momento>();
  let cerrada = false;
  let silencio = false;

  const atender = (cliente: Socket): void => {
    if (cerrada) return void cliente.destroy();
    const servidor = connect({ host: hostname, port: Number(port) });
    const lados = { cliente, servidor };
    abiertas.add(lados);
    let respuesta = Buffer.alloc(0);
    let callado = false;
    const calla = (): boolean => {
      callado = callado || silencio;
      return callado;
    };
    for (const lado of [cliente, servidor]) {
      lado.on('error', () => undefined);
      lado.once('close', () => {
        abiertas.delete(lados);
        cliente.destroy();
        servidor.destroy();
      });
    }
    const llega = (en: Momento['en'], dicho: Buffer): boolean => {
      const llegados = [...esperados].filter((uno) => uno.en === en && uno.con.every((texto) => dicho.includes(texto)));
      for (const momento of llegados) {
        esperados.delete(momento);
        momento.llego();
      }
      const corta = llegados.some(({ cortar }) => cortar);
      if (corta) cliente.destroy();
      return corta;
    };
    cliente.on('data', (datos) => {
      if (calla()) return;
      respuesta = Buffer.alloc(0);
      if (!llega('pedido', datos)) servidor.write(datos);
    });
    servidor.on('data', (datos) => {
      if (calla()) return;
      respuesta = Buffer.concat([respuesta, datos]);
      if (!terminoDeResponder(respuesta) || !llega('respuesta', respuesta)) cliente.write(datos);
    });
  };
  const puerta = createServer(atender).listen(0, '127.0.0.1');
  await once(puerta, 'listening');
  const esperar = (en: Momento['en'], con: Con, cortar: boolean): Promise<void> =>
    new Promise((llego) => void esperados.add({ en, con, cortar, llego }));
  const caer = (): void => {
    cerrada = true;
    for (const { cliente, servidor } of abiertas) {
      cliente.destroy();
      servidor.destroy();
    }
  };
  onTestFinished(() => {
    caer();
    puerta.close();
  });
  const url = new URL(destino);
  url.host = `127.0.0.1:${(puerta.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cortarEn: (en: Momento['en'], ...con: string[]): Promise<void> => esperar(en, con, true),
    pasa: (en: Momento['en'], ...con: string[]): Promise<void> => esperar(en, con, false),
    caer,
    volver: (): void => {
      cerrada = false;
      silencio = false;
    },
    /** Connections get no answer and no notice that nobody is there; those that are open stay so for ever. */
    enmudecer: (): void => {
      silencio = true;
    },
  };
}
