import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pasarelasDelSandbox } from '../../arranque/pasarelas.ts';
import { iniciarSandbox } from '../../arranque/sandbox.ts';
import { crearPasarelas } from '../../modules/dinero/pasarelas/crear-pasarelas.ts';
import { FallaDePasarela, type PedidoDeCobro } from '../../modules/dinero/pasarelas/pasarela.ts';
import type { AjustesDePolitica } from '../../modules/dinero/pasarelas/politica.ts';

export const IMPACIENTE: AjustesDePolitica = {
  esperaMs: 1_000,
  fallasSeguidas: 3,
  pausaMs: 300,
  reintentos: 1,
  primeraEsperaMs: 5,
};

export async function abrirSandboxDePrueba() {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-sandbox-'));
  let sandbox = await iniciarSandbox(0, carpeta);
  const llamar = async (metodo: 'GET' | 'POST', ruta: string, cuerpo?: object) => {
    const respuesta = await fetch(`${sandbox.url}${ruta}`, {
      method: metodo,
      ...(cuerpo && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(cuerpo) }),
    });
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    return respuesta.json() as Promise<Record<string, unknown>>;
  };
  const control = (ruta: string, cuerpo: object = {}) => llamar('POST', `/control/${ruta}`, cuerpo);
  return {
    url: () => sandbox.url,
    ajustes: () => pasarelasDelSandbox(sandbox.url),
    pasarelas: (politica: AjustesDePolitica = IMPACIENTE) =>
      crearPasarelas(pasarelasDelSandbox(sandbox.url), () => new Date(), politica),
    control,
    bajar: async (ruta: string): Promise<Buffer> => {
      const respuesta = await fetch(`${sandbox.url}${ruta}`);
      if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
      return Buffer.from(await respuesta.arrayBuffer());
    },
    actuar: (url: string, accion: string, opciones: object = {}) =>
      control(`cobros/${url.split('/').at(-1)}/${accion}`, opciones) as Promise<{
        hecho: boolean;
        vuelta: string | null;
      }>,
    estado: () =>
      llamar('GET', '/control/estado') as unknown as Promise<{
        cobros: { id: string; cupon: string | null }[];
        avisos: { estado: string; intentos: number; respuesta: string }[];
        fallas: Record<string, { veces: number | null }>;
      }>,
    matar: async () => {
      await sandbox.cerrar();
      sandbox = await iniciarSandbox(0, carpeta);
    },
    cerrar: async () => {
      await sandbox.cerrar();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}
export type SandboxDePrueba = Awaited<ReturnType<typeof abrirSandboxDePrueba>>;

let cupones = 5000;
export function pedidoDeCobro(cambios: Partial<PedidoDeCobro> = {}): PedidoDeCobro {
  cupones += 1;
  return {
    referencia: `ref-de-prueba-${cupones}`,
    numero_boleta: cupones,
    importe: '151490.81',
    descripcion: `Cupón ${cupones}`,
    items: [
      { descripcion: 'CEP', importe: '151490.80' },
      { descripcion: 'Recargo', importe: '0.01' },
    ],
    vence: new Date(Date.now() + 3_600_000),
    pagador: { apellido: 'García', nombre: 'María Elena', cuit: '27222222223', email: 'maria@example.com' },
    urls: {
      confirmado: 'http://127.0.0.1:9/confirmado',
      rechazado: 'http://127.0.0.1:9/rechazado',
      aviso: 'http://127.0.0.1:9/aviso',
    },
    ...cambios,
  };
}

export const falla = (llamada: Promise<unknown>): Promise<FallaDePasarela> =>
  llamada.then(
    () => {
      throw new Error('no falló');
    },
    (error: unknown) => {
      if (error instanceof FallaDePasarela) return error;
      throw error;
    },
  );
