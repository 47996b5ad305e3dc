import type { Certificado } from '@colega/contract/certificados';
import type { ImagenCambiada, QueCambio } from '@colega/contract/legajos';
import { FOTOS, type TipoDeCertificado } from '@colega/domain/certificados';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuerpoDePrueba } from '../../../testing/certificados/cuerpo-de-prueba.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Creado, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
let rita: Pedir;
let legajo: Creado;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  await operador(e.db, 'rita', { roles: ['visado'] });
  rita = await e.prueba.conSesion('rita', '/colegio/authentication_token');
  const detalles = [await vida.manual({ destino_tarea: 'EDELAP' })];
  const rubro_id = await e.idDe('rubros', 'instalaciones_electricas');
  legajo = await vida.hasta('confirmado', { modalidad: 'franquicia', cambios: { rubro_id, detalles } });
});
afterAll(() => e.prueba.cerrar());

const subir = async (nombre: string): Promise<number> => {
  const fondo = { width: 30, height: 20, channels: 3, background: '#336699' } as const;
  const foto = await sharp({ create: fondo }).jpeg().toBuffer();
  return (await e.mgarcia('POST', '/media_objects', formularioDe('file', nombre, foto))).json<{ id: number }>().id;
};
const emitir = async (type: TipoDeCertificado, payload: object): Promise<Certificado> => {
  const respuesta = await e.mgarcia('POST', `/certificados/${type}`, { payload: { legajo_id: legajo.id, ...payload } });
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<{ certificado: Certificado }>().certificado;
};
const hechos = async (): Promise<QueCambio['hechos']> =>
  (await rita('GET', `/colegio/legajos/${legajo.id}/cambios`)).json<QueCambio>().hechos;
const leer = (imagenes: readonly ImagenCambiada[] = []) =>
  imagenes.map(({ nombre, antes, ahora }) => [nombre, antes?.nombre ?? null, ahora?.nombre ?? null]);

test('los adjuntos de un certificado: con cuáles se emitió, cuál se reemplazó y por cuál; cada uno se abre', async () => {
  const { comitentes, inmuebles } = await vida.leer(legajo.id);
  const partes = {
    ...{ 'titular.id': comitentes[0]?.id ?? 0, 'inmueble.id': inmuebles[0]?.id ?? 0 },
    'titular.localidad_id': e.localidad.id,
  };
  const referencia = await emitir('t1g', cuerpoDePrueba('t1g', partes));
  const fotos = Object.fromEntries(
    await Promise.all(FOTOS.map(async ({ ruta }) => [ruta, await subir(`${ruta}.jpg`)] as const)),
  );
  const cuerpo = cuerpoDePrueba('anexa_in_situ', { ...fotos, certificado_referencia: referencia.id });
  const { id } = await emitir('anexa_in_situ', cuerpo);
  const otra = await subir('tablero de cerca.jpg');
  await emitir('anexa_in_situ', { ...cuerpo, id, foto_tp: otra, actividad: 'Comercio' });

  const [, emitido, corregido] = await hechos();
  expect(leer(emitido?.imagenes)).toEqual(FOTOS.map(({ etiqueta, ruta }) => [etiqueta, null, `${ruta}.jpg`]));
  expect(leer(corregido?.imagenes)).toEqual([['TP con protecciones visibles', 'foto_tp.jpg', 'tablero de cerca.jpg']]);
  // What is told as an attachment is not told again as a datum.
  expect(corregido?.cambios).toEqual([{ campo: 'actividad', nombre: 'Actividad', antes: 'A', ahora: 'Comercio' }]);

  const abrir = (imagen: number | undefined, pedir = rita) =>
    pedir('GET', `/colegio/legajos/${legajo.id}/imagenes/${imagen}`);
  for (const imagen of [fotos.foto_tp, otra]) {
    const { content_url } = (await abrir(imagen)).json<{ content_url: string }>();
    const bytes = await e.prueba.app.inject({ method: 'GET', url: content_url });
    expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
  // One that no certificate of the file shows is not of the file, whoever uploaded it.
  expect((await abrir(await subir('suelta.jpg'))).statusCode).toBe(404);
  expect((await abrir(otra, e.mgarcia)).statusCode).toBe(403);
  const distritos = await e.db.selectFrom('distritos').select('id').where('id', '<>', e.persona.distrito_id).execute();
  await operador(e.db, 'lejana', { roles: ['visado'], distrito_id: distritos[0]?.id ?? 0 });
  const lejana = await e.prueba.conSesion('lejana', '/colegio/authentication_token');
  expect((await abrir(otra, lejana)).statusCode).toBe(404);
});
