import type { RespuestaDeLugares } from '@colega/contract/referencias';
import { expect, test } from 'vitest';
import { tomarTurno } from '../../../http/cuentas.repository.ts';
import { crearRitmo } from '../../../http/ritmo.ts';
import { conSandbox } from '../../../testing/arranque/con-sandbox.ts';
import { crearAppDePrueba } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario, padron } from '../../../testing/legajos/escenario.ts';
import { crearServiciosDeLugares } from './crear-servicios.ts';

const buscadorDe =
  (e: Escenario) =>
  async (texto: string, mas: Record<string, number> = {}) => {
    const query = new URLSearchParams({
      texto,
      ...Object.fromEntries(Object.entries(mas).map(([n, v]) => [n, `${v}`])),
    });
    const respuesta = await e.mgarcia('GET', `/lugares?${query}`);
    expect(respuesta.statusCode, respuesta.body).toBe(200);
    return respuesta.json<RespuestaDeLugares>();
  };

const localidadDe = async ({ db }: Escenario, nombre: string): Promise<number> =>
  (
    await db
      .selectFrom('localidades')
      .select('id')
      .where('nombre', '=', nombre)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;

const DE_LA_ESQUINA = { circunscripcion: 'II', seccion: 'C', manzana: '45', chacra: '', quinta: '', fraccion: '' };
const cerca = (esperado: number) => expect.stringMatching(new RegExp(`^${String(esperado).slice(0, 6)}`));

test('con una partida, ARBA dice la nomenclatura, el punto y el partido', async () => {
  await conSandbox(async (url) => {
    const lugares = crearServiciosDeLugares({
      ...{ arbaWfsUrl: `${url}/geoserver/idera/wfs`, georefUrl: `${url}/georef/api` },
    });
    const e = await crearEscenario(padron, { lugares });
    const buscar = buscadorDe(e);
    for (const texto of ['055-123456-7', '055123456'])
      expect(await buscar(texto)).toMatchObject({
        leido: 'partida',
        lugares: [
          {
            de: ['arba'],
            partida: '055123456',
            nomenclatura: { ...DE_LA_ESQUINA, parcela: '12' },
            partido: { codigo_arba: '055', nombre: 'La Plata' },
            localidad: { partido: { codigo_arba: '055' } },
            ...{ calle: '', numero: '', latitud: cerca(-34.923), longitud: cerca(-57.949) },
          },
        ],
        ...{ sin_respuesta: [], avisos: ['localidad_supuesta'], legajos: [] },
      });

    const laPlata = await localidadDe(e, 'La Plata');
    const tandil = await localidadDe(e, 'Tandil');
    expect(await buscar('055123456', { localidad_id: laPlata })).toMatchObject({
      lugares: [{ localidad: { id: laPlata } }],
      avisos: [],
    });
    expect(await buscar('055123456', { localidad_id: tandil })).toMatchObject({
      lugares: [{ partido: { codigo_arba: '055' }, localidad: { partido: { codigo_arba: '055' } } }],
    });

    // A nomenclature is of a partido: without one it is only taken apart.
    expect(await buscar('II-C-45-12')).toMatchObject({
      leido: 'nomenclatura',
      lugares: [{ de: [], partida: '', nomenclatura: { ...DE_LA_ESQUINA, parcela: '12' }, latitud: '' }],
      avisos: ['falta_localidad'],
    });
    expect(await buscar('II-C-45-12', { localidad_id: laPlata })).toMatchObject({
      lugares: [{ partida: '055123456' }],
    });

    const direccion = await buscar('Las Heras 1234, La Plata');
    expect(direccion.lugares.map(({ nomenclatura }) => nomenclatura.parcela)[0]).toBe('12');
    // the last is the address alone: none of those may be it
    expect(direccion.lugares).toHaveLength(6);
    expect(direccion.lugares.at(-1)).toMatchObject({ de: ['georef'], partida: '', calle: 'Las Heras' });
    expect(direccion).toMatchObject({ leido: 'direccion', sin_respuesta: [], avisos: [] });
    for (const lugar of direccion.lugares.slice(0, -1))
      expect(lugar).toMatchObject({
        ...{ calle: 'Las Heras', numero: '1234', localidad: { nombre: 'La Plata' }, de: ['georef', 'arba'] },
      });
    // Georef says of which locality it is, whatever was asked for
    expect((await buscar('Las Heras 1234, City Bell')).lugares[0]).toMatchObject({ localidad: { nombre: 'La Plata' } });
    expect((await buscar('Las Heras Nº 1234 piso 2, B1900 La Plata, Argentina')).lugares[0]).toMatchObject({
      ...{ calle: 'Las Heras', numero: '1234', partida: '055123456' },
    });
    // The same street and number is in two cities: neither is chosen for whoever did not say which.
    const enDos = await buscar('Las Heras 1234');
    expect(enDos.lugares.map(({ partido, partida }) => [partido?.nombre, partida])).toEqual([
      ['La Plata', ''],
      ['Tandil', ''],
    ]);
    expect((await buscar('Las Heras 1234', { localidad_id: tandil })).lugares[0]).toMatchObject({
      ...{ localidad: { id: tandil }, partido: { codigo_arba: '103' } },
    });
    expect((await buscar('Ninguna 1, Azul')).lugares).toMatchObject([
      { de: [], calle: 'Ninguna', numero: '1', localidad: { nombre: 'Azul' }, latitud: '' },
    ]);

    const { latitud = '', longitud = '' } = (await buscar('055123456')).lugares[0] ?? {};
    expect(await buscar(`${latitud}, ${longitud}`)).toMatchObject({
      ...{ leido: 'punto', lugares: [{ partida: '055123456', latitud, longitud }] },
    });
    expect(await buscar('-36.9, -60.3')).toMatchObject({
      lugares: [{ de: [], partida: '', partido: expect.anything(), localidad: expect.anything(), latitud: '-36.9' }],
    });
    expect((await buscar('-31.4, -64.2')).avisos).toEqual(['lugar_fuera_de_la_provincia']);

    // One without partida in the register keeps the rest.
    const { lugares: deMerlo } = await buscar('Belgrano 990, Merlo');
    expect(deMerlo.find(({ partida }) => partida === '')).toMatchObject({
      nomenclatura: { chacra: '4', manzana: '70', parcela: '23A' },
    });

    expect(await buscar('055999999', { localidad_id: laPlata })).toMatchObject({
      ...{ lugares: [{ de: [], partida: '055999999', partido: { nombre: 'La Plata' } }], sin_respuesta: ['arba'] },
    });
    expect(await buscar('055-000001-1')).toMatchObject({ lugares: [{ de: [] }], avisos: ['arba_no_la_tiene'] });
    expect(await buscar('055888888')).toMatchObject({ sin_respuesta: ['arba'] });
    await e.prueba.cerrar();
  });
}, 60_000);

test('a ARBA se le pregunta de a una entre todos los portales; si hay muchas antes se sigue sin ella, y se dice', async () => {
  await conSandbox(async (url) => {
    const e = await crearEscenario();
    const lugares = crearServiciosDeLugares(
      { arbaWfsUrl: `${url}/geoserver/idera/wfs`, georefUrl: null },
      crearRitmo(e.db, 'arba'),
    );
    const portal = await crearAppDePrueba({ db: e.db, ahora: e.prueba.ahora(), lugares });
    const pedir = await portal.conSesion('mgarcia');
    const buscar = async () => (await pedir('GET', '/lugares?texto=055123456')).json<RespuestaDeLugares>();
    expect(await buscar()).toMatchObject({ lugares: [{ de: ['arba'] }], sin_respuesta: [] });
    // Another portal took the turns of a minute.
    const otras = { clave: 'ritmo arba', cadaMs: 60_000, esperaMs: 60_000 };
    expect(await tomarTurno(e.db, otras)).not.toBeNull();
    expect(await buscar()).toMatchObject({ lugares: [{ de: [], partida: '055123456' }], sin_respuesta: ['arba'] });
    await portal.cerrar();
    await e.prueba.cerrar();
  });
}, 60_000);

test('de un legajo propio en esa partida se sabe la dirección; del ajeno no, ni del que se está editando', async () => {
  const e = await crearEscenario();
  const buscar = buscadorDe(e);
  const partida = '055000777';
  const laPlata = await localidadDe(e, 'La Plata');
  const inmuebles = [
    { ...e.inmueble, localidad_id: laPlata, partido: '055', partida, calle: 'Diagonal 74', numero: '8' },
  ];
  const creado = await e.mgarcia('POST', '/legajos', { payload: e.legajo(await e.generar(), { inmuebles }) });
  const { id } = creado.json<{ id: number }>();
  const { numero_legajo } = (await e.mgarcia('GET', `/legajos/${id}`)).json<{ numero_legajo: number }>();
  const suyo = { calle: 'Diagonal 74', numero: '8', localidad: { id: laPlata }, partida };
  expect(await buscar('055-000777-1')).toMatchObject({ lugares: [suyo], legajos: [{ id, numero_legajo }], avisos: [] });
  expect(await buscar(partida, { legajo_id: id })).toMatchObject({ lugares: [{ calle: '' }], legajos: [] });
  const ajeno = await e.csosa('GET', `/lugares?texto=${partida}`);
  expect(ajeno.json()).toMatchObject({ lugares: [{ calle: '' }], legajos: [] });
  await e.prueba.cerrar();
});

test('sin servicios se sigue con la lista propia, y se dice', async () => {
  const e = await crearEscenario();
  const buscar = buscadorDe(e);
  expect(await buscar('Calle 50 1234, La Plata')).toMatchObject({
    ...{ lugares: [{ de: [], calle: 'Calle 50', numero: '1234', localidad: { nombre: 'La Plata' } }] },
    sin_respuesta: ['georef'],
  });
  expect((await buscar('qwerty 1')).lugares).toEqual([]);
  const corto = await e.mgarcia('GET', '/lugares?texto=ab');
  expect([corto.statusCode, corto.json().errores]).toEqual([
    422,
    [{ campo: 'texto', mensaje: 'Escribí al menos tres letras o números.' }],
  ]);
  await e.prueba.cerrar();
});
