import type { ListaDelColegio, VersionConFilas } from '@colega/contract/colegio';
import type { FilaDeLista } from '@colega/domain/colegio';
import { diaDelColegio, sumarDias } from '@colega/domain/fechas';

export const TASAS: FilaDeLista[] = [
  { clave: 'cep', tasa: '0.05', norma: '' },
  { clave: 'timbrado', tasa: '0.012', norma: 'Res. 1/15' },
  { clave: 'recargo_mensual', tasa: '0.03', norma: '' },
];

/** By the clock of the tests, which is that of the machine. */
const EN_UN_MES = sumarDias(diaDelColegio(new Date()), 30);

export const versionDeLista = (cambios: Partial<VersionConFilas> = {}): VersionConFilas => ({
  ...{
    id: 1,
    lista: 'tasas',
    version: 1,
    vigente_desde: '2015-01-01',
    norma: '',
    origen: 'carga',
    estado: 'publicada',
  },
  ...{ preparada: null, publicada: null, retirada: null, motivo: null, cuantas_filas: 3, es_propia: false },
  filas: TASAS.map((fila) => ({ ...fila })),
  ...cambios,
});

export const preparadaPor = (quien: string, cambios: Partial<VersionConFilas> = {}): VersionConFilas =>
  versionDeLista({
    ...{ id: 9, version: 4, vigente_desde: EN_UN_MES, norma: 'Acta 12/26', origen: 'mesa', estado: 'preparada' },
    preparada: { quien, cuando: '2026-11-20T15:00:00Z' },
    filas: TASAS.map((fila) => (fila.clave === 'cep' ? { ...fila, tasa: '0.06', norma: 'Acta 12/26' } : { ...fila })),
    ...cambios,
  });

export const listaDelColegio = (cambios: Partial<ListaDelColegio> = {}): ListaDelColegio => {
  const rige = versionDeLista();
  return {
    ...{
      lista: 'tasas',
      en_vigor: rige.id,
      preparada: null,
      rubros: [],
      distritos: [],
      bloqueos_en_uso: [],
      claves_tomadas: [],
    },
    primer_dia: sumarDias(diaDelColegio(new Date()), 1),
    publicadas: [{ ...rige, vigencias: ['1950-01-01', '1950-01-01', '2015-01-01'] }],
    historia: [rige],
    ...cambios,
  };
};
