import type { ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../../testing/avisos/cartero.ts';
import { oficina } from '../../../testing/colegio/oficinas.ts';
import { matricula, operador, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { armarCambiosDeOficinas } from './cambios-de-oficinas.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/listas';
const HOY = '2026-11-20';

let prueba: AppDePrueba;
let cartero: CarteroDePrueba;
let ana: Pedir;
let beto: Pedir;
let deLaPlata: number;
let deLomas: number;
const tecnico = async (quien: string, distrito_id: number): Promise<number> => {
  const { persona } = await usuario(prueba.db, quien);
  await prueba.db.updateTable('personas').set({ distrito_id }).where('id', '=', persona.id).execute();
  await matricula(prueba.db, persona.id, { estado: 'activo', fecha_alta: '2015-03-02' });
  return persona.id;
};
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  cartero = crearCartero(prueba);
  for (const quien of ['ana', 'beto']) await operador(prueba.db, quien, { roles: ['aranceles'] });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
  deLaPlata = await tecnico('laplata', 1);
  deLomas = await tecnico('lomas', 2);
  await sql`insert into generaciones_de_cargos (anio, estado, por_mirar, quien, pedida_en)
    values (2026, 'en_curso', 1, 'ana', ${prueba.ahora()})`.execute(prueba.db);
});
afterAll(() => prueba.cerrar());

type Fila = Record<string, string>;
const enVigor = async (): Promise<Fila[]> => {
  const { publicadas, en_vigor } = (await ana('GET', `${BASE}/oficinas`)).json<ListaDelColegio>();
  return publicadas.find(({ id }) => id === en_vigor)?.filas ?? [];
};
const con = async (nombre: string, cambios: Fila): Promise<Fila[]> =>
  (await enVigor()).map((fila) => (fila.nombre === nombre ? { ...fila, ...cambios, norma: '' } : fila));
const publicar = async (norma: string, filas: readonly Fila[], vigente_desde = HOY): Promise<number> => {
  const preparada = await ana('POST', `${BASE}/oficinas`, { payload: { vigente_desde, norma, filas } });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id } = preparada.json<ListaHecha>();
  expect((await beto('POST', `${BASE}/versiones/${id}/publicar`)).statusCode).toBe(200);
  await cartero.repartir();
  return id;
};
/** Those of after the last time. */
let mirados = 0;
const nuevos = async (evento = 'lista_nueva') => {
  const filas = await prueba.db
    .selectFrom('avisos')
    .select(['id', 'persona_id', 'titulo', 'detalle', 'enlace'])
    .where('evento', '=', evento)
    .where('canal', '=', 'portal')
    .where('id', '>', mirados)
    .orderBy('persona_id')
    .execute();
  mirados = Math.max(mirados, ...filas.map(({ id }) => id));
  return filas.map(({ id: _, ...aviso }) => aviso);
};

test('un teléfono que cambia hoy se le dice a los de su distrito, una vez, y a nadie más', async () => {
  await publicar('Nota 1/26', await con('Sede La Plata', { telefonos: '(0221) 555-0999' }));
  expect(await nuevos()).toEqual([
    {
      ...{ persona_id: deLaPlata, titulo: 'Cambia dónde te atiende el Colegio', enlace: null },
      detalle:
        'Desde el 20/11/2026, por «Nota 1/26», «Sede La Plata»: se llama al (0221) 555-0999 y no al (0221) 555-0101.',
    },
  ]);
});

test('lo que se corrige el mismo día se compara con lo que se había dicho', async () => {
  await publicar('Nota 2/26', await con('Sede La Plata', { telefonos: '(0221) 555-0998', orden: '3' }));
  expect((await nuevos()).map(({ detalle }) => detalle)).toEqual([
    'Desde el 20/11/2026, por «Nota 2/26», «Sede La Plata»: se llama al (0221) 555-0998 y no al (0221) 555-0999.',
  ]);
});

test('lo que otra del mismo día corrigió antes de decirse no se dice, y a nadie le falta lo demás', async () => {
  const preparar = async (norma: string, filas: readonly Fila[]) => {
    const { id } = (
      await ana('POST', `${BASE}/oficinas`, { payload: { vigente_desde: HOY, norma, filas } })
    ).json<ListaHecha>();
    expect((await beto('POST', `${BASE}/versiones/${id}/publicar`)).statusCode).toBe(200);
  };
  await preparar('Nota 2/26 A', await con('Sede La Plata', { telefonos: '(0221) 555-0000' }));
  await preparar('Nota 2/26 B', await con('Sede La Plata', { telefonos: '(0221) 555-0997' }));
  await cartero.repartir();
  expect((await nuevos()).map(({ detalle }) => detalle)).toEqual([
    'Desde el 20/11/2026, por «Nota 2/26 B», «Sede La Plata»: se llama al (0221) 555-0997 y no al (0221) 555-0998.',
  ]);
  await publicar('Nota 2/26 C', await con('Sede La Plata', { telefonos: '(0221) 555-0998' }));
  expect((await nuevos()).map(({ detalle }) => detalle)).toEqual([
    'Desde el 20/11/2026, por «Nota 2/26 C», «Sede La Plata»: se llama al (0221) 555-0998 y no al (0221) 555-0997.',
  ]);
});

test('un correo, un lugar en la lista o un nombre que cambian no se avisan', async () => {
  const filas = await con('Sede La Plata', { correo: 'otro@colegio.example', nombre: 'Sede Central', orden: '9' });
  await publicar('Nota 3/26', filas);
  expect(await nuevos()).toEqual([]);
});

test('de una de todo el Colegio se les dice a todos; si se retira, a quien se le dijo', async () => {
  const filas = [...(await enVigor()), oficina('Central', { distrito: '', horario: 'De 8 a 14' })];
  const id = await publicar('Nota 4/26', filas, '2026-12-01');
  const dichos = await nuevos();
  expect(dichos.map(({ persona_id }) => persona_id)).toEqual([deLaPlata, deLomas]);
  expect(dichos[0]?.detalle).toBe(
    'Desde el 01/12/2026, por «Nota 4/26», atiende «Central»: San Martín 500, Azul, (02281) 42-0001, De 8 a 14.',
  );
  const retirada = await beto('POST', `${BASE}/versiones/${id}/retirar`, { payload: { motivo: 'No se alquiló.' } });
  expect(retirada.statusCode, retirada.body).toBe(200);
  await cartero.repartir();
  const retiros = await nuevos('lista_retirada');
  expect(retiros.map(({ persona_id }) => persona_id)).toEqual([deLaPlata, deLomas]);
  expect(retiros[0]).toMatchObject({
    titulo: 'Se retiró el cambio de las oficinas que iba a regir desde el 01/12/2026',
    detalle: 'Se retiró «Nota 4/26», que iba a regir desde el 01/12/2026: siguen las de antes. Motivo: No se alquiló.',
  });
});

test('la que pasa a otro distrito deja de atender a unos y empieza a atender a otros', async () => {
  await publicar('Nota 5/26', await con('Sede Central', { distrito: 'distrito_ii', horario: 'De 8 a 14' }));
  expect((await nuevos()).map(({ persona_id, detalle }) => [persona_id, detalle?.split('», ')[1]])).toEqual([
    [deLaPlata, 'ya no atiende «Sede Central'],
    [deLomas, 'atiende «Sede Central»: Calle 47 N.º 720, La Plata, (0221) 555-0998, De 8 a 14.'],
  ]);
});

test.each([
  ['nada', {}, []],
  ['de lugar', { domicilio: 'Mitre 1' }, ['«Sede»: está en Mitre 1, Azul y no en San Martín 500, Azul']],
  ['de horario', { horario: 'De 9 a 12' }, ['«Sede»: su horario es De 9 a 12']],
  [
    'de nombre y de teléfono',
    { nombre: 'Otra', telefonos: '1234567, 7654321' },
    ['«Otra»: se llama al 1234567 / 7654321 y no al (02281) 42-0001'],
  ],
  ['de mayúsculas', { nombre: 'SEDE' }, []],
])('cambia %s', (_, cambios, dichos) => {
  expect(armarCambiosDeOficinas([oficina('Sede')], [oficina('Sede', cambios)])('distrito_i')).toEqual(dichos);
  expect(armarCambiosDeOficinas([oficina('Sede')], [oficina('Sede', cambios)])('distrito_ii')).toEqual([]);
});

test('de un horario que se quita se dice que se consulta', () => {
  const [antes, ahora] = [[oficina('Sede', { horario: 'De 8 a 14' })], [oficina('Sede')]];
  expect(armarCambiosDeOficinas(antes, ahora)('distrito_i')).toEqual([
    '«Sede»: su horario es a consultar y no De 8 a 14',
  ]);
});
