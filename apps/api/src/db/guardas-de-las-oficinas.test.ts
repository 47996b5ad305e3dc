import { filasVigentes, oficinasVigentes } from '@colega/domain/colegio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leerColegio, leerListasEnVigor } from '../modules/colegio/leer-colegio.service.ts';
import { operador } from '../testing/construir.ts';
import { crearBaseDeAntes } from '../testing/crear-base-de-antes.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';

const HOY = '2026-11-20';

let prueba: BaseDePrueba;
let [una, otra]: [number, number] = [0, 0];
beforeAll(async () => {
  prueba = await crearBaseDePrueba();
  una = (await operador(prueba.db, 'una', { roles: ['aranceles'] })).id;
  otra = (await operador(prueba.db, 'otra', { roles: ['aranceles'] })).id;
});
afterAll(() => prueba.cerrar());

const correr = async (consultas: readonly string[]): Promise<void> => {
  const fin = new Error('se deshace');
  const todas = prueba.db.transaction().execute(async (trx) => {
    for (const consulta of consultas)
      await sql.raw(consulta.replaceAll(':una', String(una)).replaceAll(':otra', String(otra))).execute(trx);
    throw fin;
  });
  await todas.catch((error: unknown) => {
    if (error !== fin) throw error;
  });
};

const EN_MARCHA = `insert into generaciones_de_cargos (anio, estado, por_mirar, quien, pedida_en)
  values (2030, 'en_curso', 1, 'una', '2030-06-01T12:00:00Z')`;
const DISTRITO = `insert into distritos (clave, nombre) values ('zona', 'Zona')`;
const cerrar = `update distritos set cerrado = true where clave = 'zona'`;
const preparar = ({ dia = '2031-01-01', distrito = 'zona', lista = 'oficinas' } = {}): string =>
  `insert into listas_del_colegio (lista, vigente_desde, norma, contenido, origen, estado, preparada_por, preparada_en)
    values ('${lista}', '${dia}', 'Acta 1', '[{"nombre":"Una","distrito":"${distrito}"},{"nombre":"Todas","distrito":""}]', 'mesa', 'preparada',
      :una, '2030-06-01T12:00:00Z')`;
const ULTIMA = '(select max(id) from listas_del_colegio)';
const publicar = (cuando = '2030-06-02T12:00:00Z'): string =>
  `update listas_del_colegio set estado = 'publicada', publicada_por = :otra, publicada_en = '${cuando}' where id = ${ULTIMA}`;
const retirar = `update listas_del_colegio set estado = 'retirada', retirada_por = (select min(id) from usuarios), retirada_en = '2030-06-03T12:00:00Z', motivo = 'No' where id = ${ULTIMA}`;
const ESE_DIA = '2031-01-01T12:00:00Z';
const decirSola = ({ dia = '2030-06-01', distrito = 'zona' } = {}): string =>
  `insert into listas_del_colegio (lista, vigente_desde, norma, contenido, origen, estado, preparada_por, preparada_en)
    values ('oficinas', '${dia}', '', '[{"nombre":"Una","distrito":"${distrito}"}]', 'arranque', 'publicada', :una, '2030-06-01T12:00:00Z')`;
const terminar = 'update colegio set primeros_pasos_cerrados = true';
const descartar = `update listas_del_colegio set estado = 'retirada', retirada_por = (select min(id) from usuarios), retirada_en = '2030-06-01T13:00:00Z', motivo = 'No' where id = ${ULTIMA}`;

describe('una lista de oficinas', () => {
  test.each([
    [
      'se publica el día en que empieza, con el Colegio en marcha',
      [DISTRITO, EN_MARCHA, preparar(), publicar(ESE_DIA)],
    ],
    [
      'se corrige el mismo día con otra',
      [DISTRITO, EN_MARCHA, preparar(), publicar(ESE_DIA), preparar(), publicar(ESE_DIA)],
    ],
    ['de todo el Colegio no mira distritos', [preparar({ distrito: '' }), publicar()]],
    ['que se prepara no impide que el distrito se cierre', [DISTRITO, preparar(), cerrar]],
    ['que se retira tampoco', [DISTRITO, preparar(), publicar(), retirar, cerrar]],
    ['de la puesta en marcha rige sin otra persona, y se dice otra vez', [DISTRITO, decirSola(), decirSola()]],
    ['de la puesta en marcha, con otra que se descartó', [DISTRITO, preparar(), descartar, decirSola()]],
  ])('%s', async (_, consultas) => {
    await expect(correr(consultas)).resolves.toBeUndefined();
  });

  test.each([
    ['después del día en que empieza', [DISTRITO, preparar(), publicar('2031-01-02T12:00:00Z')], 'sin_pasado_check'],
    ['dos de un día que viene', [DISTRITO, preparar(), publicar(), preparar(), publicar()], 'Ya hay una lista'],
    ['en un distrito cerrado', [DISTRITO, cerrar, preparar(), publicar()], 'El distrito zona está cerrado, o no está'],
    ['en un distrito que no hay', [preparar({ distrito: 'otro' }), publicar()], 'El distrito otro está cerrado, o no'],
    ['y se cierra su distrito', [DISTRITO, preparar(), publicar(), cerrar], 'no se puede cerrar'],
    [
      'de la puesta en marcha, con otra publicada',
      [DISTRITO, preparar(), publicar(), decirSola()],
      'ya está en marcha',
    ],
    [
      'de la puesta en marcha, con otra publicada que se retiró',
      [DISTRITO, preparar(), publicar(), retirar, decirSola()],
      'ya está en marcha',
    ],
    [
      'de la puesta en marcha, con otra en preparación',
      [DISTRITO, preparar(), decirSola()],
      'La lista oficinas está en preparación',
    ],
    ['de la puesta en marcha, con algo hecho', [DISTRITO, EN_MARCHA, decirSola()], 'ya está en marcha'],
    ['de la puesta en marcha ya terminada', [DISTRITO, terminar, decirSola()], 'ya está en marcha'],
    ['de la puesta en marcha, de otro día', [DISTRITO, decirSola({ dia: '2030-06-02' })], 'ya está en marcha'],
    [
      'de la puesta en marcha, en un distrito cerrado',
      [DISTRITO, cerrar, decirSola()],
      'El distrito zona está cerrado',
    ],
    [
      'otra lista sigue sin regir ese día',
      [DISTRITO, EN_MARCHA, preparar({ lista: 'tasas' }), publicar(ESE_DIA)],
      'rige desde el día siguiente',
    ],
  ])('%s no entra', async (_, consultas, porque) => {
    await expect(correr(consultas)).rejects.toThrow(porque);
  });

  test('se cuentan las que rigen ese día y las que vienen, una vez cada una', async () => {
    const contar = async (dia: string) => {
      const { rows } = await sql<{ n: string }>`select oficinas_del_distrito(2, ${dia}::date) as n`.execute(prueba.db);
      return Number(rows[0]?.n);
    };
    const decir = (vigente_desde: string, nombres: readonly string[]) =>
      prueba.db
        .insertInto('listas_del_colegio')
        .values({
          ...{ lista: 'oficinas', vigente_desde, norma: '', origen: 'carga', estado: 'publicada' },
          contenido: JSON.stringify(nombres.map((nombre) => ({ nombre, distrito: 'distrito_ii' }))),
        })
        .execute();
    await decir('2030-01-01', ['A', 'B']);
    await decir('2030-02-01', ['B', 'C']);
    await decir('2030-03-01', []);
    expect(await Promise.all(['2029-12-31', '2030-01-15', '2030-02-15', '2030-03-01'].map(contar))).toEqual([
      4, 3, 2, 0,
    ]);
    // of two of one day, the last one
    await decir('2030-03-01', ['D']);
    expect(await contar('2030-03-01')).toBe(1);
  });
});

test('la tabla de antes no cambia más: las oficinas se cambian en su lista', async () => {
  for (const consulta of ['delete from oficinas', 'update oficinas set orden = 1', 'truncate oficinas'])
    await expect(prueba.comoDuenio((db) => sql.raw(consulta).execute(db))).rejects.toThrow('se cambian en su lista');
});

describe('una base de antes', () => {
  const INSERTAR = `insert into oficinas (distrito_id, nombre, domicilio, localidad, telefonos, horario, correo, orden, cerrada) values`;

  test('conserva sus oficinas abiertas, en su orden, y en la auditoría se nombran las cerradas', async () => {
    const base = await crearBaseDeAntes('0283_cartas_de_las_listas');
    try {
      await sql
        .raw(`${INSERTAR}
        (2, 'La  segunda', ' Mitre 1', 'Azul', '{"221 555-0100, int. 3","(0221) 555-0101"}', 'De 8 a 14', 'a@b.com', 7, false),
        (null, 'La primera', 'Brown 2', 'Azul', '{"221 555-0102"}', '', 'c@d.com', 3, false),
        (1, 'La cerrada', 'Brown 3', 'Azul', '{"221 555-0103"}', '', 'e@f.com', 1, true)`)
        .execute(base.db);
      await base.actualizar();
      const listas = await leerListasEnVigor(base.db);
      expect(oficinasVigentes(listas, HOY)).toEqual([
        {
          ...{ nombre: 'La primera', distrito: null, domicilio: 'Brown 2', localidad: 'Azul', horario: '', orden: 3 },
          ...{ telefonos: ['221 555-0102'], correo: 'c@d.com' },
        },
        {
          ...{ nombre: 'La segunda', distrito: 'distrito_ii', domicilio: 'Mitre 1', localidad: 'Azul', orden: 7 },
          ...{ telefonos: ['221 555-0100 int. 3', '(0221) 555-0101'], horario: 'De 8 a 14', correo: 'a@b.com' },
        },
      ]);
      const { telefono } = (await leerColegio(base.db)).contactoDe('distrito_ii', HOY);
      expect(telefono).toBe('221 555-0100 int. 3 / (0221) 555-0101');
      const { rows } = await sql`select nombre from oficinas where cerrada`.execute(base.db);
      expect(rows).toEqual([{ nombre: 'La cerrada' }]);
    } finally {
      await base.cerrar();
    }
  });

  test('que las cerró todas sigue sin ninguna, y la que nunca tuvo recibe las de data/ de sus distritos abiertos', async () => {
    const [sinNinguna, nueva] = [
      await crearBaseDeAntes('0283_cartas_de_las_listas'),
      await crearBaseDeAntes('0283_cartas_de_las_listas'),
    ];
    try {
      await sql
        .raw(`${INSERTAR} (1, 'Única', 'Brown 3', 'Azul', '{"221 555-0103"}', '', 'e@f.com', 1, true)`)
        .execute(sinNinguna.db);
      await sql.raw(`update partidos set distrito_id = 1 where distrito_id = 7`).execute(nueva.db);
      await sql.raw(`update distritos set cerrado = true where id = 7`).execute(nueva.db);
      await Promise.all([sinNinguna.actualizar(), nueva.actualizar()]);
      const cuantas = async (base: typeof nueva) =>
        filasVigentes(await leerListasEnVigor(base.db), 'oficinas', HOY).map(({ distrito }) => distrito);
      expect(await cuantas(sinNinguna)).toEqual([]);
      expect(await cuantas(nueva)).toEqual(['i', 'ii', 'iii', 'iv', 'v', 'vi'].map((cual) => `distrito_${cual}`));
    } finally {
      await Promise.all([sinNinguna.cerrar(), nueva.cerrar()]);
    }
  });
});
