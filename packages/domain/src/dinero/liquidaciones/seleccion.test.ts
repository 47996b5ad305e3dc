import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { algunosGrupos, completa, item, NADA, todos } from '../../testing/dinero/construir.ts';
import type { GruposDeLiquidacion } from './items.ts';
import {
  aplicarSaldoAFavor,
  elegir,
  elegirSoloSanciones,
  puedeSeleccionarse,
  seleccionados,
  seleccionar,
  seleccionarTodo,
  totalALiquidar,
} from './seleccion.ts';

const elegidos = (grupos: GruposDeLiquidacion): string[] =>
  seleccionados(grupos).map(({ concepto, numero }) => `${concepto.key} ${numero}`);

describe('elegir qué se liquida', () => {
  test('al cargar está todo elegido [LIQ-004]', () => {
    const nada = elegirSoloSanciones(completa(), true);
    expect(seleccionarTodo(nada)).toEqual(completa());
    expect(totalALiquidar(completa())).toBe('6900.00');
  });

  test('sin la cuota 1, la cuota 2 se va con ella y no se puede elegir; la de otro año no cambia [LIQ-013, LIQ-014]', () => {
    const sin = seleccionar(completa(), 'items_vigentes', 2, false);
    expect(elegidos(sin)).not.toContain('cuota_1 2026');
    expect(elegidos(sin)).not.toContain('cuota_2 2026');
    expect(elegidos(sin)).toContain('cuota_2 2025');
    const [, , cuota2] = sin.items_vigentes;
    expect(cuota2 && puedeSeleccionarse(sin, cuota2)).toBe(false);
    expect(seleccionar(sin, 'items_vigentes', 3, true)).toBe(sin);
    const con = seleccionar(sin, 'items_vigentes', 2, true);
    expect(cuota2 && puedeSeleccionarse(con, cuota2)).toBe(true);
    expect(elegidos(con)).not.toContain('cuota_2 2026');
    expect(elegidos(seleccionar(con, 'items_vigentes', 3, true))).toContain('cuota_2 2026');
  });

  test('la cuota 1 vencida y la cuota 2 vigente del mismo año son hermanas', () => {
    const grupos = {
      ...NADA,
      items_vencidos: [item(1, 'cuota_1', 'items_vencidos')],
      items_vigentes: [item(1, 'cuota_2')],
    };
    expect(elegidos(seleccionar(grupos, 'items_vencidos', 1, false))).toEqual([]);
  });

  test('con la cuota 1 ya paga, la cuota 2 se elige sola', () => {
    const grupos = {
      ...NADA,
      items_vigentes: [item(3, 'cuota_2', 'items_vigentes', { seleccionadoParaLiquidar: false })],
    };
    expect(elegidos(seleccionar(grupos, 'items_vigentes', 3, true))).toEqual(['cuota_2 2026']);
  });

  test('la rehabilitación y la reinscripción no tienen llave: quedan como están [LIQ-010]', () => {
    const grupos = { ...NADA, items_vigentes: [item(1, 'arancel_rehabilitacion'), item(2, 'arancel_reinscripcion')] };
    for (const { item: uno } of todos(grupos)) {
      expect(puedeSeleccionarse(grupos, uno)).toBe(false);
      expect(seleccionar(grupos, 'items_vigentes', uno.id, false)).toBe(grupos);
    }
  });

  test('la rehabilitación vuelve con cualquier cargo, pero no con las sanciones solas [LIQ-010]', () => {
    const grupos = { ...completa(), items_vencidos: [item(9, 'arancel_rehabilitacion', 'items_vencidos')] };
    const solo = elegirSoloSanciones(grupos, true);
    expect(elegidos(solo)).toEqual(['sancion 2026']);
    expect(elegidos(seleccionar(solo, 'items_vigentes', 1, true))).toContain('arancel_rehabilitacion 2026');
    expect(elegidos(seleccionar(solo, 'bonificaciones', 1, true))).not.toContain('arancel_rehabilitacion 2026');
    const pedido = elegir(grupos, ({ concepto }) => concepto.key === 'arancel');
    expect(elegidos(pedido)).toEqual(['arancel 2026', 'arancel_rehabilitacion 2026']);
  });

  test('el mismo número en dos grupos son dos conceptos', () => {
    const sin = seleccionar(completa(), 'sanciones', 1, false);
    expect(elegidos(sin)).not.toContain('sancion 2026');
    expect(elegidos(sin)).toContain('arancel 2026');
    expect(elegidos(sin)).toContain('bonificacion 2026');
  });

  test('solo sanciones deja las sanciones solas, y al quitarlo vuelve todo [LIQ-009]', () => {
    const solo = elegirSoloSanciones(completa(), true);
    expect(elegidos(solo)).toEqual(['sancion 2026']);
    expect(totalALiquidar(solo)).toBe('1000.00');
    expect(elegirSoloSanciones(solo, false)).toEqual(completa());
  });

  test('lo que espera un cupón sigue afuera al quitar «solo sanciones» [LIQ-009, LIQ-016]', () => {
    const espera = { ...item(3, 'cuota_2', 'items_vigentes'), espera_cupon: 1050, seleccionadoParaLiquidar: false };
    const grupos = { ...completa(), items_vigentes: [espera] };
    const vuelta = elegirSoloSanciones(elegirSoloSanciones(grupos, true), false);
    expect(vuelta.items_vigentes).toEqual([espera]);
    expect(seleccionarTodo(grupos).items_vigentes).toEqual([espera]);
  });

  test('lo que no está no cambia nada', () => {
    const grupos = completa();
    expect(seleccionar(grupos, 'sanciones', 99, false)).toBe(grupos);
  });
});

describe('el total', () => {
  test('sin nada elegido es cero [LIQ-012]', () => {
    expect(totalALiquidar(NADA)).toBe('0.00');
    expect(totalALiquidar(elegirSoloSanciones({ ...completa(), sanciones: [] }, true))).toBe('0.00');
  });

  test('las bonificaciones lo bajan, nunca de cero', () => {
    const bonificaciones = [item(1, 'bonificacion', 'bonificaciones', { importe_total: '-5000.00' })];
    const grupos = { ...NADA, items_vigentes: [item(1, 'arancel')], bonificaciones };
    expect(totalALiquidar(grupos)).toBe('0.00');
  });
});

const seCumple = (grupos: GruposDeLiquidacion): boolean =>
  todos(grupos).every(
    ({ item: uno }) =>
      uno.concepto.key !== 'cuota_2' || !uno.seleccionadoParaLiquidar || puedeSeleccionarse(grupos, uno),
  );
const pasos = fc.array(fc.record({ cual: fc.nat(), elegir: fc.boolean() }), { maxLength: 30 });

test('toque lo que se toque, ninguna cuota 2 queda elegida sin su cuota 1, y nada más que eso cambia solo', () => {
  fc.assert(
    fc.property(algunosGrupos.map(seleccionarTodo), pasos, (inicial, toques) => {
      let grupos = inicial;
      for (const { cual, elegir } of toques) {
        const uno = todos(grupos)[cual % todos(grupos).length];
        if (!uno) return;
        const antes = elegidos(grupos).length;
        grupos = seleccionar(grupos, uno.grupo, uno.item.id, elegir);
        expect(seCumple(grupos)).toBe(true);
        expect(Math.abs(elegidos(grupos).length - antes)).toBeLessThanOrEqual(elegir ? 1 : 2);
      }
    }),
  );
});

test.each([
  ['7500.00', ['-3000.00', '-1000.50'], { disponible: '4000.50', tomado: '4000.50', resto: '3499.50' }],
  ['7500.00', ['-7000.00', '-1000.00'], { disponible: '8000.00', tomado: '7500.00', resto: '0.00' }],
  ['7500.00', [], { disponible: '0.00', tomado: '0.00', resto: '7500.00' }],
])('de %s con créditos %j', (total, creditos, esperado) => {
  expect(
    aplicarSaldoAFavor(
      total,
      creditos.map((importe_total) => ({ importe_total })),
    ),
  ).toEqual(esperado);
});
