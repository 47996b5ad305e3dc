import { numero, opcion, type PasoDeCertificado, texto } from '../campo.ts';
import { LARGO_OBSERVACIONES } from './inicial.ts';

const MAXIMO_DE_TOMAS = 20;
const USOS = [
  { valor: 'comercial', etiqueta: 'Comercial' },
  { valor: 'domiciliario', etiqueta: 'Domiciliario' },
  { valor: 'industrial', etiqueta: 'Industrial' },
  { valor: 'varios', etiqueta: 'Varios' },
] as const;

/** CER-069..074. */
export const pasosDeEig: readonly PasoDeCertificado[] = [
  {
    id: 'gas',
    titulo: 'INSTALACIÓN DE GAS',
    grupos: [
      {
        campos: [
          opcion('uso', 'Uso', USOS),
          numero('consumo_total', 'Consumo total', 'ocho_digitos', {
            positivo: true,
            deEsteLugar: true,
            unidad: 'm3/h',
          }),
          numero('presion_red', 'Presión de red', 'ocho_digitos', {
            positivo: true,
            deEsteLugar: true,
            unidad: 'kg/cm2',
          }),
          numero('presion_interna', 'Presión interna', 'ocho_digitos', {
            positivo: true,
            deEsteLugar: true,
            unidad: 'kg/cm2',
          }),
          numero('cant_tomas', 'Cantidad de tomas', 'entero', {
            positivo: true,
            deEsteLugar: true,
            maximo: MAXIMO_DE_TOMAS,
          }),
          numero('toma_mayor_consumo', 'Toma de mayor consumo', 'ocho_digitos', {
            positivo: true,
            deEsteLugar: true,
            unidad: 'kcal/h',
          }),
          texto('observaciones', 'Observaciones', LARGO_OBSERVACIONES, {
            opcional: true,
            parrafo: true,
            deEsteLugar: true,
          }),
        ],
      },
    ],
  },
];
