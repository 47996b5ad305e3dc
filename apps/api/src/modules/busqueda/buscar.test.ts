import type { Encontrado } from '@colega/contract/busqueda';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aspirar } from '../../testing/aspirar.ts';
import { crearEscenario, EMPRESA, type Escenario, PERSONA_FISICA } from '../../testing/legajos/escenario.ts';
import { medirLectura } from '../../testing/legajos/medir-lectura.ts';
import { type Creado, type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { findLoPropio } from './buscar.repository.ts';

let e: Escenario;
let vida: Vida;
let partido: string;
let casa: Creado;
let taller: Creado;
let cupon: { id: number; numero_boleta: number };
let certificado: number;

const encontrar = async (texto: string, pedir = e.mgarcia): Promise<Encontrado> => {
  const respuesta = await pedir('GET', `/busqueda?texto=${encodeURIComponent(texto)}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<Encontrado>();
};
const legajosDe = async (texto: string) => (await encontrar(texto)).legajos.map(({ id }) => id);

const certificar = async (legajo_id: number, numero_certificado: string): Promise<number> => {
  const fila = {
    legajo_id,
    numero_certificado,
    type: 'caie',
    fecha_creacion: '2026-03-20',
    estado: 'confirmado',
  } as const;
  const { id } = await e.db
    .insertInto('certificados')
    .values({ ...fila, codigo: numero_certificado, datos: '{}', impreso: '{}', creado_en: e.prueba.ahora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  const [inmueble] = e.legajo({ id: 0, resolucion_id: 0, monto: '0.00', tareas: [] }).inmuebles;
  if (!inmueble) throw new Error('A file of the scenario has a property');
  partido = String((inmueble as { partido?: string }).partido);
  const domicilio_real = { calle: 'Alsina', numero: '10', localidad_id: inmueble.localidad_id };
  const firma = { firmante: 'Paz Juan', cargo: 'Presidente', domicilio_real };
  const empresa = { cuit: EMPRESA, apellido_nombre: 'Constructora del Sur SA', ...firma };
  const en = (cambios: object) => [{ ...inmueble, ...cambios }];
  casa = await vida.crear({
    cambios: { inmuebles: en({ calle: 'Ñandubaysal', numero: '742', partida: `${partido}180367` }) },
  });
  taller = await vida.crear({
    cambios: {
      comitentes: [empresa],
      inmuebles: en({ calle: 'Av. Colón', numero: '3339' }),
    },
  });
  await e.prueba.sinGuardas((db) => sql`select setval('numeros_de_boleta', 40731)`.execute(db));
  const orden_id = await vida.orden(await vida.original(taller.id));
  const { numero_boleta } = await e.db
    .selectFrom('ordenes_pago')
    .select('numero_boleta')
    .where('id', '=', orden_id)
    .executeTakeFirstOrThrow();
  cupon = { id: orden_id, numero_boleta };
  certificado = await certificar(casa.id, 'CAIE-2026-000012');
});
afterAll(() => e.prueba.cerrar());

test('un legajo se encuentra por su número, su comitente, el CUIT, la calle o la partida', async () => {
  expect((await legajosDe(`${casa.numero_legajo}`))[0]).toBe(casa.id);
  expect(await legajosDe('fernandez ana')).toEqual([casa.id]);
  expect(await legajosDe(PERSONA_FISICA.replace(/^(..)(.*)(.)$/, '$1-$2-$3'))).toEqual([casa.id]);
  expect(await legajosDe('nandubaysal 742')).toEqual([casa.id]);
  expect(await legajosDe('AV COLON')).toEqual([taller.id]);
  expect(await legajosDe('colón 3339')).toEqual([taller.id]);
  expect(await legajosDe('180367')).toEqual([casa.id]);
  expect(await legajosDe(`${partido}-180367-4`)).toEqual([casa.id]);
  expect(await legajosDe('na')).toEqual([casa.id]);
  expect(await legajosDe('al 33')).toEqual([]);
  expect(await legajosDe('av 33')).toEqual([taller.id]);
  expect(await legajosDe('100%')).toEqual([]);
});

test('todas las palabras, de donde sean: comitente y calle a la vez', async () => {
  expect(await legajosDe('sur colon')).toEqual([taller.id]);
  expect(await legajosDe('sur nandubaysal')).toEqual([]);
  expect((await encontrar('constructora')).legajos).toEqual([
    {
      id: taller.id,
      numero_legajo: taller.numero_legajo,
      comitente: 'Constructora del Sur SA',
      ubicacion: expect.stringContaining('Av. Colón 3339, '),
      estado: 'Borrador',
    },
  ]);
});

test('un cupón, por el comienzo de su número o con su legajo; un certificado, por lo que tenga de su número', async () => {
  const esperado = {
    id: cupon.id,
    numero_boleta: cupon.numero_boleta,
    circuito: 'cep',
    importe: '5000.00',
    situacion: 'pendiente',
    numero_legajo: taller.numero_legajo,
  };
  expect((await encontrar(`${cupon.numero_boleta}`)).cupones).toEqual([esperado]);
  expect((await encontrar(`${cupon.numero_boleta}`.slice(0, -1))).cupones).toEqual([esperado]);
  expect((await encontrar('constructora')).cupones).toEqual([esperado]);
  expect((await encontrar('fernandez')).cupones).toEqual([]);
  for (const texto of ['CAIE-2026-000012', 'caie 12', '000012', 'fernandez']) {
    const { certificados } = await encontrar(texto);
    expect(certificados, texto).toEqual([
      {
        id: certificado,
        numero_certificado: 'CAIE-2026-000012',
        type: 'caie',
        estado: 'confirmado',
        legajo: { id: casa.id, numero_legajo: casa.numero_legajo },
      },
    ]);
  }
});

test('nunca lo de otra persona; lo corregido se encuentra por lo nuevo, y un texto vacío se rechaza', async () => {
  const nada = { legajos: [], cupones: [], certificados: [] };
  const pedidos = [`${casa.numero_legajo}`, 'fernandez', 'nandubaysal', '180367', `${cupon.numero_boleta}`, 'caie 12'];
  for (const texto of pedidos) expect(await encontrar(texto, e.csosa), texto).toEqual(nada);
  await e.db.updateTable('legajo_inmuebles').set({ calle: 'Zapiola' }).where('legajo_id', '=', taller.id).execute();
  expect(await legajosDe('zapiola')).toEqual([taller.id]);
  expect(await legajosDe('colón 3339')).toEqual([]);
  expect(await encontrar('- .')).toEqual(nada);
  expect((await e.mgarcia('GET', '/busqueda?texto=%20')).statusCode).toBe(422);
});

const agregarAjenos = async (cantidad: number): Promise<void> => {
  const otra = e.otra.persona.id;
  await sql`insert into legajos (persona_id, usuario_id, distrito_id, matricula_id, rubro_id, modalidad_id, estado_id,
      fecha, comitentes_busqueda, comitentes_orden, con_detalles, creado_en)
    select ${otra}::int, l.usuario_id, l.distrito_id, l.matricula_id, l.rubro_id, l.modalidad_id, l.estado_id,
      l.fecha - i, l.comitentes_busqueda, l.comitentes_orden, true, l.creado_en
    from legajos l, generate_series(1, ${cantidad}::int) i where l.id = ${casa.id}`.execute(e.db);
  await sql`insert into legajo_inmuebles (legajo_id, orden, calle, numero, piso, depto, localidad_id, partido, partida,
      circunscripcion, seccion, chacra, quinta, fraccion, manzana, parcela, subparcela, latitud, longitud)
    select l.id, 0, i.calle, i.numero, '', '', i.localidad_id, i.partido, i.partida, '', '', '', '', '', '', '', '', 0, 0
    from legajos l, legajo_inmuebles i where l.persona_id = ${otra} and i.legajo_id = ${casa.id}
      and not exists (select from legajo_inmuebles x where x.legajo_id = l.id)`.execute(e.db);
  await aspirar(e.prueba, 'legajos', 'legajo_inmuebles');
};

test('lo que se lee no crece con los legajos de los demás', async () => {
  const consultas = [
    ['fernandez'],
    ['nandubaysal', '742'],
    ['ana', 'nandubaysal'],
    [`${casa.numero_legajo}`],
    ['50'],
    ['s.'],
  ];
  const medir = async () => {
    const medidas = [];
    for (const palabras of consultas)
      medidas.push(await medirLectura(e.db, (db) => findLoPropio(db, e.persona.id, palabras)));
    return medidas;
  };
  await agregarAjenos(1000);
  const antes = await medir();
  await agregarAjenos(6000);
  const despues = await medir();
  for (const [i, { filas, bloques }] of despues.entries()) {
    expect(filas, String(consultas[i])).toBeLessThanOrEqual((antes[i]?.filas ?? 0) + 5);
    expect(bloques, String(consultas[i])).toBeLessThan(2 * (antes[i]?.bloques ?? 0)); // an index gets a level deeper, no more
  }
});
