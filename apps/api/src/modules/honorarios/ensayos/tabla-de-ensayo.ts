import { type CosaQueSeEnsaya, MOTIVOS_DE_ENSAYO_EN_PALABRAS } from '@colega/contract/honorarios';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import type { LineaDeArchivo } from './archivos.repository.ts';

const QUE_PASO: Readonly<Record<LineaDeArchivo['clase'], string>> = {
  comparado: 'Se compara',
  alcanza: 'No cambia: lo convenido alcanza',
  sin_ensayar: 'No se puede calcular',
};
const CONTRATOS: Readonly<Record<string, string>> = { original: 'Original', ampliacion: 'Ampliación' };
const MOTIVOS: Readonly<Record<string, string>> = MOTIVOS_DE_ENSAYO_EN_PALABRAS;

const IMPORTES: Readonly<Record<CosaQueSeEnsaya, { antes: string; ahora: string }>> = {
  arancel: { antes: 'Mínimo de antes', ahora: 'Mínimo nuevo' },
  tasas: { antes: 'CEP y timbrado de antes', ahora: 'CEP y timbrado nuevos' },
};

export const tablaDeEnsayo = (de: CosaQueSeEnsaya): TablaPorExportar<LineaDeArchivo> => ({
  nombre: 'Ensayo',
  columnas: [
    { titulo: 'Legajo', ancho: 10, celda: (l) => numero(l.numero_legajo) },
    { titulo: 'Contrato', ancho: 12, celda: (l) => texto(CONTRATOS[l.tipo_contrato] ?? l.tipo_contrato) },
    { titulo: 'Fecha', ancho: 12, celda: (l) => fecha(l.fecha) },
    { titulo: 'Rubro', ancho: 28, celda: (l) => texto(l.rubro) },
    { titulo: 'Qué pasa', ancho: 30, celda: (l) => texto(QUE_PASO[l.clase]) },
    { titulo: 'Motivo', ancho: 46, celda: (l) => texto(l.motivo === null ? null : (MOTIVOS[l.motivo] ?? l.motivo)) },
    { titulo: IMPORTES[de].antes, ancho: 18, celda: (l) => importe(l.antes) },
    { titulo: IMPORTES[de].ahora, ancho: 18, celda: (l) => importe(l.ahora) },
    { titulo: 'Diferencia', ancho: 18, celda: (l) => importe(l.diferencia) },
    { titulo: 'Variación %', ancho: 12, celda: (l) => importe(l.porcentaje) },
  ],
});
