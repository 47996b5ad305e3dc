import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { matricula, usuario } from '../../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { importarLegajos } from '../../legajos/importados/importar-legajos.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { insertPagosImportados } from './pagos-importados.repository.ts';

let antes: BaseDeAntes;
const AHORA = new Date('2026-11-20T15:00:00Z');
const DIA = '2025-10-12';

/** What an import wrote before: of a contract, what was paid of it as what it owed. */
const traerComoAntes = async (trx: Db): Promise<void> => {
  const { persona } = await usuario(trx, 'anterior');
  const { codigo } = await matricula(trx, persona.id);
  const { rows } = await sql<{
    id: number;
  }>`insert into importaciones (hojas, quien, creada_en) values ('[]', 'x', ${AHORA})
    returning id`.execute(trx);
  const id = rows[0]?.id ?? 0;
  const lugar = await sql<{
    rubro_id: number;
    modalidad_id: number;
    localidad_id: number;
  }>`select (select min(id) from rubros) as rubro_id,
    (select id from modalidades where clave = 'tradicional') as modalidad_id, (select min(id) from localidades) as localidad_id`.execute(
    trx,
  );
  const { rubro_id = 0, modalidad_id = 0, localidad_id = 0 } = lugar.rows[0] ?? {};
  const legajo = (numero: number) => ({
    ...{ numero, matricula: codigo, rubro_id, modalidad_id, localidad_id, estado: 'visado' as const, fecha: DIA },
    ...{ visado_numero: `V-${numero}`, visado_fecha: DIA, monto: '100000.00', tarea_id: null, destino_tarea: '' },
    ...{ observaciones: '', comitente_cuit: '20111111112', comitente_apellido: 'Gómez', comitente_nombre: 'Juan' },
    ...{ comitente_fisico: true, calle: 'Mitre', altura: '1', partida: null },
  });
  await importarLegajos(trx, [legajo(1), legajo(2), legajo(3)], { id, ahora: AHORA }, async () => undefined);
  await sql`update legajos set espera_a = 'matriculado'`.execute(trx);
  const contratos = await sql<{
    detalle_id: number;
    numero: number;
  }>`select d.id as detalle_id, l.numero_legajo as numero
    from legajo_detalles d join legajos l on l.id = d.legajo_id where l.numero_legajo < 3 order by 2`.execute(trx);
  for (const { detalle_id, numero } of contratos.rows) {
    await sql`insert into cargos_de_contrato (detalle_id, circuito, importe, actualizado_en)
      values (${detalle_id}, 'cep', 6000, ${AHORA}), (${detalle_id}, 'timbrados', 0, ${AHORA})`.execute(trx);
    const pago = {
      ...{
        numero: `P-${numero}`,
        renglon: 1,
        persona_id: persona.id,
        circuito: 'cep',
        cargo_id: null,
        detalle_id,
        concepto: 'cep',
      },
      ...{ descripcion: 'CEP', importe: '6000.00', dia: DIA, salda: true },
    };
    await insertPagosImportados(trx, [pago], AHORA);
  }
};

beforeAll(async () => {
  antes = await crearBaseDeAntes('0294_comitentes_sin_cuit');
  await antes.db.transaction().execute(traerComoAntes);
  // charging an expansion of it left its charge in nothing
  await sql`update cargos_de_contrato c set importe = 0 from legajo_detalles d join legajos l on l.id = d.legajo_id
    where d.id = c.detalle_id and l.numero_legajo = 2`.execute(antes.db);
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('lo que se había traído pagado es lo que debía, también si había quedado en cero, y nada de eso espera a nadie', async () => {
  const { rows } =
    await sql`select l.numero_legajo as numero, l.espera_a, (select coalesce(json_agg(json_build_array(c.circuito,
      c.importe::text, c.traido::text) order by c.circuito), '[]')
    from cargos_de_contrato c join legajo_detalles d on d.id = c.detalle_id where d.legajo_id = l.id) as cargos
    from legajos l order by 1`.execute(antes.db);
  const pagado = [
    ['cep', '6000.00', '6000.00'],
    ['timbrados', '0.00', null],
  ];
  expect(rows).toEqual([
    { numero: 1, espera_a: null, cargos: pagado },
    { numero: 2, espera_a: null, cargos: pagado },
    { numero: 3, espera_a: null, cargos: [] },
  ]);
  for (const control of CONTROLES)
    expect([control.titulo, await correrControl(antes.db, control)]).toEqual([control.titulo, []]);
});
