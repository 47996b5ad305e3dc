import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let arancel: number;
let quien: number;
let id: number;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  quien = (await usuario(prueba.db, 'ana')).id;
  const { rows } = await sql<{ id: number }>`
    insert into aranceles_en_preparacion (nombre, vigente_desde, base_id, contenido, creado_por, creado_en, tocado_por, tocado_en)
    select 'Otro', '2030-01-01', max(id), '{}', ${quien}, now(), ${quien}, now() from resoluciones returning id`.execute(
    prueba.db,
  );
  arancel = rows[0]?.id ?? 0;
});
afterAll(() => prueba.cerrar());

const nuevo = (version: number) =>
  sql<{
    id: number;
  }>`insert into ensayos (arancel_id, version, nombre, vigente_desde, contenido, desde, hasta, hasta_detalle_id, acumulado,
    latido, pedido_por, creado_en)
    values (${arancel}, ${version}, 'Otro', '2030-01-01', '{}', '2025-11-21', '2026-11-20', 900, '{}', now(), ${quien}, now()) returning id`.execute(
    prueba.db,
  );
let version = 0;
beforeEach(async () => {
  await prueba.sinGuardas((db) =>
    sql`update ensayos set estado = 'fallido', terminado_en = now() where terminado_en is null`.execute(db),
  );
  version += 1;
  id = (await nuevo(version)).rows[0]?.id ?? 0;
});
const cambiar = (como: string) => sql.raw(`update ensayos set ${como} where id = ${id}`).execute(prueba.db);
const CORRE = "estado = 'corriendo', total = 3, hechos = 2, ultimo_detalle_id = 20, tanda = 1";
const TERMINA = "estado = 'terminado', hechos = 3, total = 3, terminado_en = now()";

describe('un ensayo', () => {
  test('corre, avanza y termina', async () => {
    await cambiar(CORRE);
    await cambiar('hechos = 3, ultimo_detalle_id = 30');
    await cambiar(TERMINA);
  });

  test.each([
    ['uno que no empezó', [TERMINA], /no pasa de pendiente a terminado/],
    ['uno al que le faltan contratos', [CORRE, "estado = 'terminado', terminado_en = now()"], /ensayo_entero_check/],
    ['uno que termina sin decir cuándo', [CORRE, "estado = 'terminado', hechos = 3"], /ensayo_que_termina_check/],
    ['uno que vuelve a esperar', [CORRE, "estado = 'pendiente'"], /no pasa de corriendo a pendiente/],
    ['uno con menos hechos', [CORRE, 'hechos = 1'], /no vuelve atrás/],
    ['uno que va por otro lado', [CORRE, 'ultimo_detalle_id = 10'], /no vuelve atrás/],
    ['uno que se pasa de donde llega', [CORRE, 'ultimo_detalle_id = 901'], /check/],
    ['uno de otro arancel', ['contenido = \'{"a": 1}\''], /de qué es el ensayo/],
    ['uno de otra versión', ['version = 99'], /de qué es el ensayo/],
    ['uno que cancela nadie', ["estado = 'cancelado', terminado_en = now()"], /ensayo_cancelado_check/],
    ['uno terminado que sigue', [CORRE, TERMINA, 'fallas = 1'], /ya terminó/],
    ['uno fallido que revive', ["estado = 'fallido', terminado_en = now()", CORRE], /ya terminó/],
  ])('no es %s', async (_, cambios, rechazo) => {
    const hechos = Promise.resolve(cambios).then(async (todos) => {
      for (const cambio of todos) await cambiar(cambio);
    });
    await expect(hechos).rejects.toThrow(rechazo);
  });

  test('no hay dos en curso del mismo arancel, ni dos terminados de una versión y un día', async () => {
    await expect(nuevo(version + 50)).rejects.toThrow('ensayos_en_curso_idx');
    await cambiar(CORRE);
    await cambiar(TERMINA);
    id = (await nuevo(version)).rows[0]?.id ?? 0;
    await cambiar(CORRE);
    await expect(cambiar(TERMINA)).rejects.toThrow('ensayos_terminados_idx');
  });

  test('no se borra', async () => {
    await expect(prueba.comoDuenio((db) => sql`delete from ensayos`.execute(db))).rejects.toThrow('no se borra');
  });

  test('es de un arancel o de una lista de tasas en preparación, y de nada más', async () => {
    const lista = async (cual: string) =>
      (
        await sql<{
          id: number;
        }>`insert into listas_del_colegio (lista, vigente_desde, norma, contenido, origen, estado, preparada_por, preparada_en)
          values (${cual}, '2031-01-01', 'Acta 1', '[{"clave":"cep"}]', 'mesa', 'preparada', ${quien}, now()) returning id`.execute(
          prueba.db,
        )
      ).rows[0]?.id;
    const de = (arancelId: number | null, listaId: number | null | undefined) =>
      sql`insert into ensayos (arancel_id, lista_id, version, nombre, vigente_desde, contenido, desde, hasta, hasta_detalle_id, acumulado,
        latido, pedido_por, creado_en)
        values (${arancelId}, ${listaId}, 70, 'Acta 1', '2031-01-01', '{}', '2025-11-21', '2026-11-20', 900, '{}', now(), ${quien}, now())`.execute(
        prueba.db,
      );
    const [tasas, cargos] = [await lista('tasas'), await lista('cargos')];
    await expect(de(null, null)).rejects.toThrow('ensayo_de_uno_check');
    await expect(de(arancel, tasas)).rejects.toThrow('ensayo_de_uno_check');
    await expect(de(null, cargos)).rejects.toThrow('no se ensaya');
    await de(null, tasas);
    await expect(de(null, tasas)).rejects.toThrow('ensayos_de_lista_en_curso_idx');
    await prueba.db
      .updateTable('listas_del_colegio')
      .set({ estado: 'retirada', retirada_por: quien, retirada_en: new Date(), motivo: 'No va' })
      .where('id', '=', tasas ?? 0)
      .execute();
    await expect(de(null, tasas)).rejects.toThrow('no se ensaya');
  });

  test('una línea dice sus dos mínimos, o por qué no los tiene', async () => {
    const linea = (valores: string) =>
      sql
        .raw(
          `insert into ensayo_lineas (ensayo_id, detalle_id, clase, motivo, antes, ahora, porcentaje) values (${id}, ${valores})`,
        )
        .execute(prueba.db);
    await linea("1, 'comparado', null, 10, 11, 10");
    await linea("2, 'sin_ensayar', 'manual', null, null, null");
    await expect(linea("3, 'comparado', null, 10, null, 10")).rejects.toThrow('ensayo_linea_check');
    await linea("5, 'comparado', null, 0, 11, null");
    await linea("6, 'comparado', null, 0, 0, 0");
    await expect(linea("7, 'comparado', null, 10, 11, null")).rejects.toThrow('ensayo_linea_check');
    await expect(linea("8, 'comparado', null, 0, 11, 10")).rejects.toThrow('ensayo_linea_check');
    await expect(linea("4, 'sin_ensayar', null, null, null, null")).rejects.toThrow('ensayo_linea_check');
    await expect(linea("1, 'alcanza', null, 10, 11, 10")).rejects.toThrow('ensayo_lineas_pkey');
  });
});
