import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, persona } from '../../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';

const ANTERIOR = '0309_conciliaciones';

/** Of 2025 two charges, as many and as much as was said; of 2024 one more than was said, which an import brought meanwhile; of 2023, one of before. */
const LO_DE_ANTES = (matricula_id: number, otra: number): string[] => [
  `insert into generaciones_de_cargos (id, anio, estado, por_mirar, miradas, cargos, importe, quien, pedida_en, terminada_en)
   overriding system value values
   (1, 2025, 'terminada', 2, 2, 2, 300, 'x', '2025-01-02T10:00:00Z', '2025-01-02T10:05:00Z'),
   (2, 2024, 'terminada', 1, 1, 1, 100, 'x', '2024-01-02T10:00:00Z', '2024-01-02T10:05:00Z')`,
  `insert into cargos (matricula_id, concepto, anio, descripcion, importe, vencimiento, creado_en) values
   (${matricula_id}, 'arancel', 2025, 'ARANCEL 2025', 100, '2025-03-31', '2025-01-02T10:01:00Z'),
   (${otra}, 'cuota_1', 2025, 'CUOTA 1 2025', 200, '2025-06-30', '2025-01-02T10:05:00Z'),
   (${matricula_id}, 'arancel_rehabilitacion', 2025, 'REHABILITACIÓN 2025', 50, '2025-12-31', '2025-01-02T10:02:00Z'),
   (${matricula_id}, 'arancel', 2024, 'ARANCEL 2024', 100, '2024-03-31', '2024-01-02T10:01:00Z'),
   (${otra}, 'arancel', 2024, 'ARANCEL 2024', 100, '2024-03-31', '2024-01-02T10:02:00Z'),
   (${matricula_id}, 'arancel', 2023, 'ARANCEL 2023', 100, '2023-03-31', '2023-01-02T10:01:00Z')`,
];

let antes: BaseDeAntes;
beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  const { id } = await persona(antes.db);
  const [una, otra] = [await matricula(antes.db, id), await matricula(antes.db, id)];
  for (const consulta of LO_DE_ANTES(una.id, otra.id)) await sql.raw(consulta).execute(antes.db);
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('de lo generado antes, son de su vez los que cierran con lo que se dijo que se cargó; los demás, de ninguna [S-1228]', async () => {
  const cargos = antes.db.selectFrom('cargos').select(['descripcion', 'generacion_id']).orderBy('id');
  expect((await cargos.execute()).map(({ descripcion, generacion_id }) => [descripcion, generacion_id])).toEqual([
    ['ARANCEL 2025', 1],
    ['CUOTA 1 2025', 1],
    ['REHABILITACIÓN 2025', null],
    ['ARANCEL 2024', null],
    ['ARANCEL 2024', null],
    ['ARANCEL 2023', null],
  ]);
});

test('y después un cargo no cambia de vez', async () => {
  await expect(antes.db.updateTable('cargos').set({ generacion_id: 2 }).execute()).rejects.toThrow(/no cambia/);
});
