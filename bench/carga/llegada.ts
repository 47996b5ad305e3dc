import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as dormir } from 'node:timers/promises';
import { BASE_API } from '@colega/contract/route';
import { CLAVE_DE_DEMO } from '../../apps/api/src/demo/personas.ts';
import { crearCliente } from './cliente.ts';
import { insistir } from './persona-virtual.ts';
import type { Usuario } from './usuarios.ts';

/** People arrive evenly in that time; null means at a server that does nothing. */
export type Llegada = {
  direccion: string | null;
  usuarios: readonly Pick<Usuario, 'username' | 'ip'>[];
  duraMs: number;
};
/** `esperas`: seconds from the first try of each who got in. `avisos`: times that somebody was told to come back. */
export type Llegaron = { esperas: number[]; avisos: number; fallas: number };

const VECES_QUE_SE_ESPERA = 4;
const RESPUESTA_NULA_MS = 20;

const abrirServidorNulo = async (): Promise<string> => {
  const servidor = createServer((pedido, respuesta) => {
    pedido.resume();
    setTimeout(() => respuesta.end('{}'), RESPUESTA_NULA_MS);
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
};

const llegar = async ({ direccion, usuarios, duraMs }: Llegada): Promise<Llegaron> => {
  const cliente = crearCliente(direccion ?? (await abrirServidorNulo()));
  const paciencia = AbortSignal.timeout(duraMs * VECES_QUE_SE_ESPERA);
  const llegaron: Llegaron = { esperas: [], avisos: 0, fallas: 0 };
  const ingresar = async ({ username, ip }: Llegada['usuarios'][number], orden: number): Promise<void> => {
    await dormir((duraMs * orden) / usuarios.length);
    const desde = performance.now();
    const cuerpo = { username, password: CLAVE_DE_DEMO };
    const pedir = () => cliente.pedir({ metodo: 'POST', camino: `${BASE_API}/authentication_token`, ip, cuerpo });
    const alVolver = (): void => {
      llegaron.avisos += 1;
    };
    const { status } = await insistir(pedir, { paciencia, alVolver });
    if (status === 200) llegaron.esperas.push((performance.now() - desde) / 1000);
    else llegaron.fallas += 1;
  };
  await Promise.all(usuarios.map(ingresar));
  return llegaron;
};

// It is a separate process, so that its work does not delay the readers' clock.
process.once('message', async (llegada: Llegada) => {
  const llegaron = await llegar(llegada);
  process.send?.(llegaron, () => process.exit());
});
