import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leerColegio } from '../modules/colegio/leer-colegio.service.ts';
import { cargarListasDelColegio } from '../modules/colegio/listas/cargar-listas.ts';
import { matricula, operador, usuario } from '../testing/construir.ts';
import { crearBaseDeAntes } from '../testing/crear-base-de-antes.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';

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

const preparar = (cambios: Readonly<Record<string, string>> = {}): string => {
  const fila = {
    ...{ lista: "'tasas'", vigente_desde: "'2031-01-01'", norma: "'Acta 1'", contenido: `'[{"clave":"cep"}]'` },
    ...{ origen: "'mesa'", estado: "'preparada'", preparada_por: ':una', preparada_en: "'2030-06-01T12:00:00Z'" },
    ...cambios,
  };
  return `insert into listas_del_colegio (${Object.keys(fila).join()}) values (${Object.values(fila).join()})`;
};
const ULTIMA = '(select max(id) from listas_del_colegio)';
const publicar = ({ quien = ':otra', cuando = '2030-06-02T12:00:00Z' } = {}): string =>
  `update listas_del_colegio set estado = 'publicada', publicada_por = ${quien}, publicada_en = '${cuando}' where id = ${ULTIMA}`;
const retirar = ({ cuando = '2030-07-01T12:00:00Z', motivo = "'No va'" } = {}): string =>
  `update listas_del_colegio set estado = 'retirada', retirada_por = :una, retirada_en = '${cuando}', motivo = ${motivo} where id = ${ULTIMA}`;
const GENERADO = `insert into generaciones_de_cargos (anio, estado, por_mirar, quien, pedida_en)
  values (2030, 'en_curso', 1, 'una', '2030-06-01T12:00:00Z')`;
const cambiar = (que: string): string => `update listas_del_colegio set ${que} where id = ${ULTIMA}`;

describe('una lista del Colegio', () => {
  test.each([
    ['se prepara, se corrige y la publica otra persona', [preparar(), cambiar("norma = 'Acta 2'"), publicar()]],
    [
      'publicada el día en que empieza, sin nada hecho todavía',
      [preparar(), publicar({ cuando: '2031-01-01T12:00:00Z' })],
    ],
    ['publicada se retira antes de su día', [preparar(), publicar(), retirar()]],
    ['en preparación se descarta', [preparar(), retirar()]],
    [
      'de la primera carga puede terminar sin que empiece otra',
      [preparar({ contenido: "'[]'", origen: "'carga'", estado: "'publicada'", preparada_por: 'null' })],
    ],
    ['retirada deja lugar a otra del mismo día', [preparar(), publicar(), retirar(), preparar(), publicar()]],
    [
      'dice los plazos de la puesta en marcha',
      [preparar({ lista: "'plazos'", origen: "'arranque'", estado: "'publicada'" })],
    ],
  ])('%s', async (_, consultas) => {
    await expect(correr(consultas)).resolves.toBeUndefined();
  });

  test.each([
    ['publicada por quien la preparó', [preparar(), publicar({ quien: ':una' })], 'dos_personas_check'],
    [
      'publicada por quien la escribió antes que otra persona',
      [preparar(), cambiar('preparada_por = :otra'), publicar({ quien: ':una' })],
      'dos_personas_check',
    ],
    [
      'publicada por quien la corrigió, borrado de entre los que la escribieron',
      [preparar(), cambiar('preparada_por = :otra'), cambiar("preparadores = '{}'"), publicar()],
      'dos_personas_check',
    ],
    [
      'publicada después del día en que empieza',
      [preparar(), publicar({ cuando: '2031-01-02T12:00:00Z' })],
      'sin_pasado_check',
    ],
    [
      'publicada el día en que empieza, cuando ya se generó un año',
      [GENERADO, preparar(), publicar({ cuando: '2031-01-01T12:00:00Z' })],
      'rige desde el día siguiente',
    ],
    [
      'publicada sin prepararse',
      [preparar({ estado: "'publicada'", publicada_por: ':otra', publicada_en: "'2030-06-02T12:00:00Z'" })],
      'se prepara antes',
    ],
    ['publicada sin que se sepa quién', [preparar(), cambiar("estado = 'publicada'")], 'publicada_check'],
    [
      'publicada con otras cifras',
      [
        preparar(),
        cambiar(
          `estado = 'publicada', publicada_por = :otra, publicada_en = '2030-06-02T12:00:00Z', contenido = '[{"clave":"otra"}]'`,
        ),
      ],
      'se publica como se preparó',
    ],
    ['cambiada después de publicarse', [preparar(), publicar(), cambiar("norma = 'Acta 9'")], 'publicada no cambia'],
    ['vuelta a preparar', [preparar(), publicar(), cambiar("estado = 'preparada'")], 'publicada no cambia'],
    [
      'retirada el día en que empieza',
      [preparar(), publicar(), retirar({ cuando: '2031-01-01T12:00:00Z' })],
      'retirada_a_tiempo_check',
    ],
    ['retirada sin motivo', [preparar(), publicar(), retirar({ motivo: "' '" })], 'retirada_check'],
    ['cambiada después de retirarse', [preparar(), retirar(), cambiar("norma = 'Acta 9'")], 'no cambia'],
    ['dos del mismo día', [preparar(), publicar(), preparar(), publicar()], 'una_por_dia_idx'],
    ['dos en preparación', [preparar(), preparar()], 'una_en_preparacion_idx'],
    ['sin filas', [preparar({ contenido: "'[]'" })], 'con_filas_check'],
    ['sin norma', [preparar({ norma: "' '" })], 'de_la_mesa_check'],
    [
      'cargada de nuevo sobre la del Colegio',
      [preparar(), preparar({ origen: "'carga'", estado: "'publicada'", preparada_por: 'null' })],
      'ya la lleva el Colegio',
    ],
    [
      'de la puesta en marcha que no es un plazo',
      [preparar({ origen: "'arranque'", estado: "'publicada'" })],
      'ya está en marcha',
    ],
    [
      'de la puesta en marcha, para atrás',
      [preparar({ lista: "'plazos'", origen: "'arranque'", estado: "'publicada'", vigente_desde: "'2030-05-31'" })],
      'arranque_check',
    ],
  ])('%s no entra', async (_, consultas, porque) => {
    await expect(correr(consultas)).rejects.toThrow(porque);
  });

  test('de la puesta en marcha no entra con un legajo propio, y sí con los que vinieron de otro sistema', async () => {
    const plazo = preparar({ lista: "'plazos'", origen: "'arranque'", estado: "'publicada'" });
    const legajo = (
      de: string,
    ): string => `insert into legajos (persona_id, usuario_id, distrito_id, matricula_id, rubro_id,
      modalidad_id, estado_id, fecha, creado_en, comitentes_busqueda, comitentes_orden, importacion_id)
      select p.id, u.id, p.distrito_id, m.id, 1, 1, 1, '2030-06-01', now(), '', '', ${de}
      from usuarios u join personas p on p.id = u.persona_id join matriculas m on m.persona_id = p.id limit 1`;
    const importacion = `insert into importaciones (id, hojas, quien, creada_en) values (1, '[]', 'una', now())`;
    await matricula(prueba.db, (await usuario(prueba.db, 'con_legajo')).persona.id);
    await expect(correr([importacion, legajo('1'), plazo])).resolves.toBeUndefined();
    await expect(correr([legajo('null'), plazo])).rejects.toThrow('ya está en marcha');
    const oficinas = preparar({
      ...{ lista: "'oficinas'", origen: "'arranque'", estado: "'publicada'", vigente_desde: "'2030-06-01'" },
    });
    await expect(correr([importacion, legajo('1'), oficinas])).resolves.toBeUndefined();
    await expect(correr([legajo('null'), oficinas])).rejects.toThrow('ya está en marcha');
  });

  test('no se borra, ni por su dueño', async () => {
    await expect(prueba.comoDuenio((db) => db.deleteFrom('listas_del_colegio').execute())).rejects.toThrow(
      'solo crece',
    );
  });

  test('de data/ sale una vez: cargar de nuevo no agrega ninguna', async () => {
    const contar = async () =>
      (
        await prueba.db
          .selectFrom('listas_del_colegio')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const antes = await contar();
    await cargarListasDelColegio(prueba.db);
    expect(await contar()).toBe(antes);
  });
});

describe('de lo que se publica se le dice a cada uno', () => {
  const avisar = (de: string): string =>
    `insert into cambios_avisados (${de.includes('resolucion') ? 'resolucion_id' : 'lista_id'}, cosa, cosa_id, persona_id, avisado_en)
      select ${de}, 'legajo', '7', (select min(id) from personas), now()`;
  const RESOLUCION = '(select min(id) from resoluciones)';

  test('una vez por cosa y publicación', async () => {
    await expect(correr([avisar(ULTIMA), avisar(RESOLUCION)])).resolves.toBeUndefined();
    await expect(correr([avisar(ULTIMA), avisar(ULTIMA)])).rejects.toThrow(
      /cambios_avisados_lista_id_cosa_cosa_id_key/,
    );
    await expect(correr([avisar(RESOLUCION), avisar(RESOLUCION)])).rejects.toThrow(/cambios_avisados_resolucion_id/);
  });

  test('de un legajo, de un borrador o de lo que es de la persona', async () => {
    const de = (cosa: string) => avisar(ULTIMA).replace("'legajo'", `'${cosa}'`);
    await expect(correr([de('legajo'), de('borrador'), de('persona')])).resolves.toBeUndefined();
    await expect(correr([de('cupon')])).rejects.toThrow(/cambios_avisados_cosa_check/);
  });

  test('de una resolución o de una lista, y de nada más', async () => {
    const deNada = avisar(ULTIMA).replace(ULTIMA, 'null');
    const deLasDos = `insert into cambios_avisados (resolucion_id, lista_id, cosa, cosa_id, persona_id, avisado_en)
      select ${RESOLUCION}, ${ULTIMA}, 'legajo', '7', (select min(id) from personas), now()`;
    for (const consulta of [deNada, deLasDos])
      await expect(correr([consulta])).rejects.toThrow(/cambios_avisados_de_uno_check/);
  });
});

test('una base de antes conserva los plazos que ya llevaba y sus tipos de bloqueo propios', async () => {
  const base = await crearBaseDeAntes('0245_oficinas_distritos_y_rubros');
  try {
    await sql`insert into plazos_del_colegio (plazo, vigente_desde, dias, anotado_en) values
      ('volvieron', '2015-01-01', 3, null), ('al_dia', '2015-01-01', 30, null), ('volvieron', '2026-05-04', 8, '2026-05-01T12:00:00Z')`.execute(
      base.db,
    );
    await sql`insert into tipos_bloqueo (clave, nombre, nombre_corto, color) values ('propio', 'Propio', 'Propio', '#AA00FF')`.execute(
      base.db,
    );
    await base.actualizar();
    const { plazos, listas } = await leerColegio(base.db);
    const dias = (plazo: string) =>
      plazos.filter((uno) => uno.plazo === plazo).map((uno) => [uno.vigente_desde, uno.dias]);
    expect(dias('volvieron')).toEqual([
      ['2015-01-01', 3],
      ['2026-05-04', 8],
    ]);
    expect(dias('al_dia').map(([, cuantos]) => cuantos)).toEqual([30, 30]);
    const bloqueos = listas.versiones.find(({ lista }) => lista === 'bloqueos')?.filas ?? [];
    expect(bloqueos.find(({ clave }) => clave === 'propio')).toMatchObject({ color: '#aa00ff', se_usa: 'si' });
    expect(bloqueos.length).toBeGreaterThan(1);
  } finally {
    await base.cerrar();
  }
});
