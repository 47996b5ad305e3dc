import fc from 'fast-check';
import {
  GRUPOS,
  type GrupoDeItems,
  type GruposDeLiquidacion,
  type ItemDeLiquidacion,
} from '../../dinero/liquidaciones/items.ts';

export const MATRICULA = 'T-12.345';
const TIPO = {
  items_vigentes: 'matricula',
  items_vencidos: 'matricula',
  sanciones: 'sancion',
  bonificaciones: 'bonificacion',
} as const;

export const item = (
  id: number,
  key: string,
  grupo: GrupoDeItems = 'items_vigentes',
  cambios: Partial<ItemDeLiquidacion> = {},
): ItemDeLiquidacion => ({
  id,
  descripcion: key.toUpperCase(),
  importe_total: grupo === 'bonificaciones' ? '-100.00' : '1000.00',
  capital: grupo === 'bonificaciones' ? '0.00' : '1000.00',
  pasos: [],
  matricula: MATRICULA,
  numero: '2026',
  vencimiento: '2026-03-31',
  concepto: { key, tipo_key: TIPO[grupo] },
  espera_cupon: null,
  seleccionadoParaLiquidar: true,
  ...cambios,
});

export const NADA: GruposDeLiquidacion = { items_vigentes: [], items_vencidos: [], sanciones: [], bonificaciones: [] };

export const completa = (): GruposDeLiquidacion => ({
  items_vigentes: [item(1, 'arancel'), item(2, 'cuota_1'), item(3, 'cuota_2')],
  items_vencidos: [
    item(4, 'arancel', 'items_vencidos', { numero: '2025' }),
    item(5, 'cuota_1', 'items_vencidos', { numero: '2025' }),
    item(6, 'cuota_2', 'items_vencidos', { numero: '2025' }),
  ],
  sanciones: [item(1, 'sancion', 'sanciones')],
  bonificaciones: [item(1, 'bonificacion', 'bonificaciones')],
});

export const algunosGrupos: fc.Arbitrary<GruposDeLiquidacion> = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom('arancel', 'cuota_1', 'cuota_2', 'arancel_rehabilitacion'),
      matricula: fc.constantFrom('T-1', 'T-2'),
      numero: fc.constantFrom('2025', '2026'),
      seleccionadoParaLiquidar: fc.boolean(),
    }),
    { selector: ({ key, matricula, numero }) => `${key} ${matricula} ${numero}`, maxLength: 16 },
  )
  .chain((cargos) =>
    fc.record({ sancion: fc.boolean(), bonificacion: fc.boolean() }).map(({ sancion, bonificacion }) => {
      const items = cargos.map(({ key, ...resto }, i) => {
        const grupo = resto.numero === '2025' ? ('items_vencidos' as const) : ('items_vigentes' as const);
        return [grupo, item(i + 1, key, grupo, resto)] as const;
      });
      const de = (grupo: GrupoDeItems) => items.filter(([suyo]) => suyo === grupo).map(([, uno]) => uno);
      return {
        items_vigentes: de('items_vigentes'),
        items_vencidos: de('items_vencidos'),
        sanciones: [item(1, 'sancion', 'sanciones', { seleccionadoParaLiquidar: sancion })],
        bonificaciones: [item(1, 'bonificacion', 'bonificaciones', { seleccionadoParaLiquidar: bonificacion })],
      };
    }),
  );

export const todos = (grupos: GruposDeLiquidacion): { grupo: GrupoDeItems; item: ItemDeLiquidacion }[] =>
  GRUPOS.flatMap((grupo) => grupos[grupo].map((uno) => ({ grupo, item: uno })));
