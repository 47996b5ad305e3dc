import type { FilaDeInforme, InformeLeido, OpcionesDeInformes } from '@colega/contract/informes';

const fila = (clave: string, nombre: string, legajos: number, antes: number): FilaDeInforme => ({
  ...{ clave, nombre },
  cifras: { legajos, ampliaciones: 1, honorarios: `${legajos}000.50`, anulados: 0 },
  antes: { legajos: antes, ampliaciones: 0, honorarios: `${antes}000.00`, anulados: 0 },
});

export const informeDeLegajos = (cambios: Partial<InformeLeido> = {}): InformeLeido => ({
  ...{ informe: 'legajos', por: 'mes', periodo: { desde: '2026-09', hasta: '2026-11' } },
  ...{ antes: { desde: '2025-09', hasta: '2025-11' }, en_curso: true },
  filas: [fila('2026-09', 'sep 2026', 12, 10), fila('2026-10', 'oct 2026', 20, 0), fila('2026-11', 'nov 2026', 3, 6)],
  total: fila('', '', 35, 16),
  ...{ abiertos: null, contado: null },
  ...cambios,
});

const DIAS = { mediana: 3, p90: 9, mediana_corridos: 5, p90_corridos: 13 };

export const informeDeDemoras = (): InformeLeido => ({
  ...informeDeLegajos({ informe: 'demoras' }),
  filas: [
    {
      ...{ clave: '2026-10', nombre: 'oct 2026' },
      cifras: { contratos: 8, ...DIAS },
      antes: { contratos: 5, ...DIAS, p90: 12 },
    },
  ],
  total: { cifras: { contratos: 8, ...DIAS }, antes: { contratos: 5, ...DIAS, p90: 12 } },
  abiertos: [
    { desde: 0, hasta: 2, contratos: 4 },
    { desde: 21, hasta: null, contratos: 1 },
  ],
});

const DE_NADA = { modalidad_id: [], circuito: [], medio: [], banco: [], campo: [], estado: [], especialidad: [] };

export const OPCIONES_DE_INFORMES: OpcionesDeInformes = {
  ...DE_NADA,
  distrito_id: [
    { valor: '1', nombre: 'Distrito I' },
    { valor: '2', nombre: 'Distrito II' },
  ],
  rubro_id: [{ valor: '4', nombre: 'Gas' }],
};
