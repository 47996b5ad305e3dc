import { type Legajo, rutasDeLegajos, zQueryLegajos } from '@colega/contract/legajos';
import { BASE_API, rutaConParametros } from '@colega/contract/route';
import { sql } from 'kysely';
import { cargarVolumen } from '../../apps/api/src/demo/cargar-volumen.ts';
import { findLegajoById } from '../../apps/api/src/modules/legajos/legajos.repository.ts';
import { findLegajos } from '../../apps/api/src/modules/legajos/listar-legajos.repository.ts';
import { findSituacionPropia } from '../../apps/api/src/modules/legajos/vida/situacion.repository.ts';
import { crearAppDePrueba } from '../../apps/api/src/testing/crear-app-de-prueba.ts';
import { type Consulta, capturar } from './capturar.ts';

const SIN_LIMITE = 1_000_000_000;
const HOY = '2026-11-20';

export type Llamada = { nombre: string; url: string; consulta: Consulta };
export type Servidor = { token: string; base: string; direccion: string; llamadas: Llamada[] };

export async function abrirServidor(cantidad: number): Promise<Servidor & { cerrar: () => Promise<void> }> {
  const ahora = new Date(`${HOY}T15:00:00Z`);
  const prueba = await crearAppDePrueba({ limiteDePedidos: SIN_LIMITE, ahora });
  await cargarVolumen(prueba.db, HOY, cantidad);
  await sql`vacuum analyze`.execute(prueba.db);
  const { id: persona } = await prueba.db.selectFrom('personas').select('id').executeTakeFirstOrThrow();
  const pedir = await prueba.conSesion('volumen');
  const query = `?persona.id=${persona}`;
  const { items } = (await pedir('GET', `/legajos${query}`)).json<{ items: Legajo[] }>();
  const id = items[0]?.id ?? 0;
  const url = (ruta: { path: string }): string => BASE_API + rutaConParametros(ruta.path, { id });
  const filtros = zQueryLegajos.parse({ 'persona.id': String(persona) });
  return {
    token: pedir.token,
    base: prueba.url,
    llamadas: [
      {
        nombre: 'lista',
        url: `${url(rutasDeLegajos.listarLegajos)}${query}`,
        consulta: await capturar(prueba.url, (db) => findLegajos(db, filtros)),
      },
      {
        nombre: 'detalle',
        url: url(rutasDeLegajos.legajo),
        consulta: await capturar(prueba.url, (db) => findLegajoById(db, id, persona)),
      },
      {
        nombre: 'acciones_posibles',
        url: url(rutasDeLegajos.accionesPosibles),
        consulta: await capturar(prueba.url, (db) => findSituacionPropia(db, id, persona)),
      },
    ],
    direccion: await prueba.app.listen({ port: 0, host: '127.0.0.1' }),
    cerrar: prueba.cerrar,
  };
}
