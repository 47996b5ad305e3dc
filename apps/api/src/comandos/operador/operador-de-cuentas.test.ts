import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(async () => {
  expect(await correr('conciliar')).toMatch(/^Todo coincide\./);
  await s.e.prueba.cerrar();
});

const { correr } = consolaDe(() => ({ db: s.db, reloj: s.prueba.ahora, pasarelas: s.falsas.pasarelas }));
const historia = () =>
  s.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'hasta', 'motivo'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', s.e.persona.id)
    .orderBy('id')
    .execute();

test('la ayuda dice, en castellano, qué hace cada una y con qué', async () => {
  const ayuda = await correr('--help');
  for (const accion of ['generar-cargos', 'cobrar-regreso', 'bonificar']) expect(ayuda).toContain(`  ${accion}`);
  expect(await correr('generar-cargos', '--help')).toContain('--anio 2026');
  expect(await correr('bonificar', '--help')).toMatch(/--importe .*cuánto/);
  expect(await correr('bonificar', '--help')).toMatch(/lo próximo que liquide, en cualquier circuito/);
});

test('genera los cargos de un año una sola vez, y lo deja anotado', async () => {
  expect(await correr('generar-cargos', '--anio', '2026')).toBe('Cargos de 2026: 6 nuevos, de 2 personas.');
  expect(await correr('generar-cargos', '--anio', '2026')).toBe('Los cargos de 2026 ya estaban.');
  expect(await historia()).toMatchObject([
    {
      accion: 'generar_cargos',
      quien: 'Consola del servidor',
      hasta: { anio: 2026, cargos: ['ARANCEL 2026', 'CUOTA 1 2026', 'CUOTA 2 2026'] },
    },
  ]);
  await expect(correr('generar-cargos', '--anio', '1999')).rejects.toThrow(ErrorDeArranque);
  await expect(correr('generar-cargos', '--anio', '2100')).rejects.toThrow('--anio puede ser hasta el que viene');
  await expect(correr('generar-cargos', '--anio', 'este')).rejects.toThrow('tiene que ser un número');
});

test('una matrícula dada de baja no paga el año, ni la que todavía no había (S-956)', async () => {
  const baja = s.db.selectFrom('estados_matriculas').select('id').where('clave', '=', 'baja');
  await s.db
    .insertInto('matriculas')
    .values({ persona_id: s.e.persona.id, codigo: 'T-99.999', descripcion: 'Otra', estado_id: baja })
    .execute();
  expect(await correr('generar-cargos', '--anio', '2025')).toBe('Los cargos de 2025 ya estaban.');
  await s.db.updateTable('matriculas').set({ fecha_alta: '2025-12-31' }).execute();
  expect(await correr('generar-cargos', '--anio', '2025')).toBe('Cargos de 2025: 6 nuevos, de 2 personas.');
});

test('el arancel de volver se carga una vez por año y va con lo demás', async () => {
  const pedido = ['--usuario', 'mgarcia', '--matricula', 'T-99.999', '--concepto', 'arancel_rehabilitacion'];
  expect(await correr('cobrar-regreso', ...pedido)).toBe('Matrícula T-99.999: cargado, $ 65.000,00.');
  expect(await correr('cobrar-regreso', ...pedido)).toBe('Matrícula T-99.999: ya lo tenía.');
  const { items_vigentes } = await liquidacionesDe(s).leer();
  expect(items_vigentes).toContainEqual(
    expect.objectContaining({ descripcion: 'ARANCEL REHABILITACIÓN 2026', matricula: 'T-99.999' }),
  );
});

test('bonificar deja a favor, en el libro y en la próxima liquidación', async () => {
  const cuit = ['--cuit', s.e.persona.cuit];
  expect(await correr('bonificar', ...cuit, '--importe', '15.000,50', '--motivo', 'Res. 4/26')).toBe(
    `${s.e.persona.cuit}: $ 15.000,50 a favor.`,
  );
  expect(await s.saldos()).toEqual({ bonificado: '15000.50', creditos: '-15000.50' });
  expect((await liquidacionesDe(s).leer()).bonificaciones).toMatchObject([
    { descripcion: 'Bonificación: Res. 4/26', importe_total: '-15000.50', concepto: { key: 'bonificacion' } },
  ]);
  expect((await historia()).at(-1)).toMatchObject({ accion: 'bonificar', motivo: 'Res. 4/26' });
  await expect(correr('bonificar', ...cuit, '--importe', '0', '--motivo', 'x')).rejects.toThrow('mayor a cero');
  await expect(correr('bonificar', '--usuario', 'nadie', '--importe', '1', '--motivo', 'x')).rejects.toThrow('nadie');
});
