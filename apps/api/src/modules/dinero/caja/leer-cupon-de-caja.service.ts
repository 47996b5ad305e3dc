import type { CuponDeCaja } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import {
  type CodigoDeImpedimento,
  impedimentoDeCaja,
  leerCodigoDeCupon,
  restoDelDia,
  situacionDeCupon,
} from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { Decimal, importe } from '@colega/domain/importes';
import { type Operador, puedeElOperador } from '@colega/domain/permisos';
import type { Problema } from '@colega/domain/resultado';
import type { Db } from '../../../db/conectar.ts';
import { ErrorHttp, erroresDeCampo, invalido } from '../../../http/error-http.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { type FilaDeCaja, findCuponDeCaja } from './cupon-de-caja.repository.ts';

/** As its owner in the till: an operator of a district reaches its people's. */
export const alcanza = (operador: Operador, { persona }: Pick<FilaDeCaja, 'persona'>): boolean =>
  puedeElOperador(operador, 'pagos.acreditar', persona) === 'si';

export const problemaDeCaja = (fila: FilaDeCaja, fecha: Fecha): Problema<CodigoDeImpedimento> | null => {
  const codigo = impedimentoDeCaja(fila, fecha);
  if (codigo === null) return null;
  const { numero_boleta, motivo_cierre, ultimo_vencimiento, emitido, pagado } = fila;
  return {
    codigo,
    datos: {
      numero: numero_boleta,
      motivo: motivo_cierre ?? '',
      vencio: formatFecha(ultimo_vencimiento),
      emitido: formatFecha(emitido),
      como: pagado ? `${nombreDeMedio(pagado.medio)}, el ${pagado.cuando}` : 'con saldo a favor',
    },
  };
};

export const avisoDeApertura = ({ abierta }: FilaDeCaja): Problema<'caja_se_esta_pagando'> | null =>
  abierta && { codigo: 'caja_se_esta_pagando', datos: { medio: nombreDeMedio(abierta.medio), hora: abierta.desde } };

/** What it costs with money of that day. A lapsed one costs what it did while it could be paid. */
export const debeEnCaja = (fila: FilaDeCaja, fecha: Fecha): string | null => restoDelDia(fila, fecha);

export const restoPropio = ({ monto_total, abonado }: FilaDeCaja): string =>
  importe(new Decimal(monto_total).minus(abonado));

export const armarCuponDeCaja = (fila: FilaDeCaja, { hoy, fecha }: { hoy: Fecha; fecha: Fecha }): CuponDeCaja => {
  const impide = problemaDeCaja(fila, fecha);
  const aviso = impide === null ? avisoDeApertura(fila) : null;
  const {
    id,
    numero_boleta,
    circuito,
    legajo,
    conceptos,
    monto_total,
    abonado,
    emitido,
    vencimiento,
    ultimo_vencimiento,
  } = fila;
  const { distrito_id: _, ...persona } = fila.persona;
  return {
    ...{
      id,
      numero_boleta,
      circuito,
      legajo,
      conceptos,
      monto_total,
      abonado,
      emitido,
      vencimiento,
      ultimo_vencimiento,
      persona,
    },
    situacion: situacionDeCupon(fila, hoy),
    resto: restoPropio(fila),
    a_pagar: impide === null ? debeEnCaja(fila, fecha) : null,
    impide: impide && textoDelColegio(impide),
    se_esta_pagando: aviso && textoDelColegio(aviso),
  };
};

type Lectura = { codigo: string; fecha: Fecha; hoy: Fecha; convenio: string | null };

/** Throws 422 for what is no coupon's code, 404 for one that is not there or of another district; each beside its field. */
export const leerCuponDeCaja = async (
  db: Db,
  operador: Operador,
  { codigo, convenio, ...dias }: Lectura,
): Promise<CuponDeCaja> => {
  const numero = leerCodigoDeCupon(codigo, convenio);
  if (!numero.ok) throw invalido([numero.problema]);
  const fila = await findCuponDeCaja(db, numero.valor);
  if (fila && alcanza(operador, fila)) return armarCuponDeCaja(fila, dias);
  const mensaje = textoDelColegio({ codigo: 'caja_cupon_desconocido', datos: { numero: numero.valor } });
  const { errores = [] } = erroresDeCampo([{ campo: 'codigo', mensaje }]);
  throw new ErrorHttp(404, 'caja_cupon_desconocido', mensaje, { errores });
};
