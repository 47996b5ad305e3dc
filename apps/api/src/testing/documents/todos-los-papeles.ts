import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import { renderCarnet } from '../../documents/carnet.ts';
import { renderCertificado } from '../../documents/certificado.ts';
import { renderCupon } from '../../documents/cupon.ts';
import { renderCvd } from '../../documents/cvd.ts';
import { renderPlanilla } from '../../documents/planilla-de-calculo.ts';
import { renderPresupuesto } from '../../documents/presupuesto.ts';
import { renderRecibo } from '../../documents/recibo.ts';
import { renderResumenAnual } from '../../documents/resumen-anual.ts';
import { certificadoDeMuestra, fotosDeMuestra } from './certificado-de-muestra.ts';
import {
  carnetDeMuestra,
  cvdDeMuestra,
  LEGAJO_DE_MUESTRA,
  planillaDeMuestra,
  presupuestoDeMuestra,
  retrato,
} from './otros-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from './papeles-de-muestra.ts';
import { resumenAnualDeMuestra } from './resumen-anual-de-muestra.ts';

export type PapelEsperado = {
  nombre: string;
  dibujar: () => Promise<Uint8Array>;
  titulo: string;
  cabezas: readonly string[];
  enOrden: readonly string[];
};

const SI_NO = ['Dato', 'Valor', 'SÍ', 'NO'];
const CABEZAS: Partial<Record<TipoDeCertificado, readonly string[]>> = {
  caie: ['Dato', 'SÍ', 'NO', 'Valor'],
  t1g: ['Dato', 'SÍ', 'NO'],
  anexa_in_situ: ['Dato', 'SÍ', 'NO'],
};

const certificado = (type: TipoDeCertificado): PapelEsperado => ({
  nombre: type,
  dibujar: async () =>
    renderCertificado(certificadoDeMuestra(type, type === 'anexa_in_situ' ? { fotos: await fotosDeMuestra() } : {})),
  titulo: `Certificado ${type}`,
  cabezas: CABEZAS[type] ?? SI_NO,
  enOrden: ['VIGENTE', 'Verificá', 'Apellido y nombre', 'García, María Elena', 'Ñandú Łukasz SA', 'Calle 50', 'Firma'],
});

const DE_COBRO = ['María Elena García', 'Conceptos', 'ARANCEL 2025', 'Total'];
const DE_PLANILLA = ['Honorario mínimo', 'Honorario convenido', 'Proyecto', 'Obra faltante', 'Observación'];

export const PAPELES: readonly PapelEsperado[] = [
  {
    nombre: 'cupón',
    dibujar: () => renderCupon(cuponDeMuestra()),
    titulo: 'Cupón de pago',
    cabezas: ['Concepto', 'Importe'],
    enOrden: [...DE_COBRO, 'Cómo pagarlo', '1er vencimiento', '2º vencimiento', 'Talón para la caja', '0447 1000'],
  },
  {
    nombre: 'cupón pagado',
    dibujar: () =>
      renderCupon(
        cuponDeMuestra({ estado: 'pago', cobro: null, debido: null, operaciones: [reciboDeMuestra().operacion] }),
      ),
    titulo: 'Cupón de pago',
    cabezas: ['Concepto', 'Importe', 'Fecha', 'Medio y operación', 'Qué se hizo'],
    enOrden: ['PAGADO', ...DE_COBRO, 'Pagos registrados', 'SiPago', 'op-9f1c2b33'],
  },
  {
    nombre: 'recibo',
    dibujar: () => renderRecibo(reciboDeMuestra()),
    titulo: 'Recibo de pago',
    cabezas: ['Concepto', 'Importe'],
    enOrden: ['Pagado el 05/01/2026', 'Verificá este recibo', '01234567 89abcdef', ...DE_COBRO],
  },
  {
    nombre: 'resumen anual',
    dibujar: () => renderResumenAnual(resumenAnualDeMuestra()),
    titulo: 'Resumen de tu cuenta de 2025',
    cabezas: ['Mes', 'Cargos', 'Pagos', 'Créditos', 'Saldo', 'Fecha', 'Movimiento', 'Vence', 'Concepto', 'Importe'],
    enOrden: ['María Elena García', 'Mes por mes', 'Movimientos de marzo', 'Pago del cupón', 'Lo que falta pagar'],
  },
  {
    nombre: 'planilla',
    dibujar: () => renderPlanilla(planillaDeMuestra()),
    titulo: 'Planilla de cálculo de honorarios',
    cabezas: ['Tarea', 'Mínimo', 'Convenido', 'Paso', 'Importe'],
    enOrden: ['Matriculado', ...DE_PLANILLA],
  },
  {
    nombre: 'planilla de un legajo',
    dibujar: () => renderPlanilla(planillaDeMuestra({ legajo: LEGAJO_DE_MUESTRA })),
    titulo: 'Planilla de cálculo de honorarios',
    cabezas: ['Tarea', 'Mínimo', 'Convenido', 'Paso', 'Importe'],
    enOrden: ['Comitente', 'Ñandú Łukasz SA', ...DE_PLANILLA],
  },
  {
    nombre: 'presupuesto',
    dibujar: () => renderPresupuesto(presupuestoDeMuestra()),
    titulo: 'Presupuesto de honorarios',
    cabezas: ['Paso', 'Importe', 'Concepto'],
    enOrden: [
      ...[
        'Profesional',
        'Para',
        'Consorcio Ñandú',
        'Honorario convenido',
        'Válido hasta',
        'Nota de quien presupuesta',
        'Incluye dos visitas',
      ],
      ...['Proyecto', 'Lo que se paga al Colegio', 'Acta 12/26', 'Total', 'Qué es este presupuesto'],
    ],
  },
  {
    nombre: 'credencial',
    dibujar: () => renderCarnet(carnetDeMuestra({ foto: retrato() })),
    titulo: 'Credencial profesional N.º C-000012',
    cabezas: [],
    enOrden: ['Colegio de la Muestra', 'María Elena García', 'T-12.345', 'T-18.902', 'Válida hasta'],
  },
  {
    nombre: 'CVD',
    dibujar: () => renderCvd(cvdDeMuestra()),
    titulo: 'Certificado de Visado Definitivo',
    cabezas: ['Ubicación', 'Nomenclatura catastral', 'Tarea', 'Monto'],
    enOrden: ['VIGENTE', 'Legajo', 'Obra civil', 'Calle 50 N.º 1234', 'Contrato original', 'Honorario convenido'],
  },
  ...TIPOS_DE_CERTIFICADO.map(certificado),
];
