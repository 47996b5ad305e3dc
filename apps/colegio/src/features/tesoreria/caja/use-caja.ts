import { type CobroHecho, type CuponDeCaja, rutasDeCaja } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import { formatNumero } from '@colega/domain/importes';
import { ErrorDeApi, esNoEncontrado, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { useRef, useState } from 'react';
import {
  COBRO_VACIO,
  type CobroEnCurso,
  type CuponEnLista,
  hayEfectivo,
  type PagoEnLista,
  pagoNuevo,
  pedidoDe,
} from './cobro-en-curso.ts';

type Errores = Readonly<Record<string, string>>;
const NINGUNO: Errores = {};

const erroresDe = (causa: unknown): Errores => {
  const suyos = causa instanceof ErrorDeApi ? (causa.problem?.errores ?? []) : [];
  return suyos.length > 0
    ? Object.fromEntries(suyos.map(({ campo, mensaje }) => [campo, mensaje]))
    : { todo: explicarFalla(causa, todosLosMensajes.error_de_comunicacion) };
};

const enLista = (cupon: CuponDeCaja): CuponEnLista => ({
  cupon,
  pagado: formatNumero(cupon.a_pagar ?? '0.00'),
  insiste: false,
});

const releido = (antes: CuponEnLista, cupon = antes.cupon): CuponEnLista => {
  const tipeado = antes.pagado !== enLista(antes.cupon).pagado;
  return { ...antes, cupon, pagado: tipeado ? antes.pagado : enLista(cupon).pagado };
};

/** Why nothing was added: what the field says, and what can still be done with what was read. */
type NoAgregado = {
  problema: string;
  /** It can no longer be paid. */
  vencido?: CuponDeCaja;
  /** No coupon has that number. */
  desconocido: boolean;
};
const noAgregado = (problema: string): NoAgregado => ({ problema, desconocido: false });

export const useCaja = () => {
  const [cobro, setCobro] = useState<CobroEnCurso>(COBRO_VACIO);
  const [errores, setErrores] = useState<Errores>(NINGUNO);
  const [hecho, setHecho] = useState<CobroHecho | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const vigente = useRef(cobro);
  const clave = useRef(1);
  const { claveDe, olvidar } = useIntento();

  /** A reader is faster than what is drawn: what it reads next looks at this. */
  const poner = (nuevo: CobroEnCurso): void => {
    vigente.current = nuevo;
    setCobro(nuevo);
  };
  const cambiar = (cambios: Partial<CobroEnCurso>): void => {
    poner({ ...vigente.current, ...cambios });
    setErrores(NINGUNO);
  };
  const leer = (codigo: string, fecha: Fecha | null): Promise<CuponDeCaja> =>
    llamar(rutasDeCaja.cuponDeCaja, { query: { codigo, ...(fecha !== null && { fecha }) } });

  /** With the price of the day that is written by the time it is read. */
  const leerAlDia = async (codigo: string): Promise<CuponDeCaja> => {
    const { fecha } = vigente.current;
    const cupon = await leer(codigo, fecha);
    return vigente.current.fecha === fecha ? cupon : leerAlDia(codigo);
  };

  /** Null when it was added. */
  const agregar = async (codigo: string): Promise<NoAgregado | null> => {
    try {
      const cupon = await leerAlDia(codigo);
      if (cupon.impide !== null)
        return { ...noAgregado(cupon.impide), ...(cupon.situacion === 'vencido' && { vencido: cupon }) };
      if (vigente.current.cupones.some(({ cupon: { id } }) => id === cupon.id))
        return noAgregado(todosLosMensajes.caja_cupon_repetido);
      setHecho(null);
      cambiar({ cupones: [...vigente.current.cupones, enLista(cupon)] });
      return null;
    } catch (causa) {
      const { codigo: delCampo, todo } = erroresDe(causa);
      const problema = delCampo ?? todo ?? explicarFalla(causa, todosLosMensajes.error_de_comunicacion);
      return { problema, desconocido: esNoEncontrado(causa) };
    }
  };

  const cambiarCupon = (id: number, cambios: Partial<CuponEnLista>): void =>
    cambiar({ cupones: vigente.current.cupones.map((uno) => (uno.cupon.id === id ? { ...uno, ...cambios } : uno)) });
  const quitarCupon = (id: number): void =>
    cambiar({ cupones: vigente.current.cupones.filter(({ cupon }) => cupon.id !== id) });

  /** Another day is another price: each coupon is read again, and an amount that somebody typed stays. */
  const cambiarFecha = async (fecha: Fecha | null): Promise<void> => {
    cambiar({ fecha });
    const leidos = new Map(
      await Promise.all(
        vigente.current.cupones.map(
          async ({ cupon }) => [cupon.id, await leer(String(cupon.numero_boleta), fecha).catch(() => cupon)] as const,
        ),
      ),
    );
    if (vigente.current.fecha !== fecha) return;
    const cupones = vigente.current.cupones.map((uno) => releido(uno, leidos.get(uno.cupon.id)));
    const impedidos = cupones.flatMap(({ cupon: { impide } }, i) =>
      impide === null ? [] : [[`cupones.${i}`, impide]],
    );
    poner({ ...vigente.current, cupones });
    setErrores(Object.fromEntries(impedidos));
  };
  /** Cash comes in today: where there is some, the day that was written goes, and the price is today's. */
  const cambiarPagos = (pagos: readonly PagoEnLista[]): void => {
    cambiar({ pagos });
    if (vigente.current.fecha !== null && hayEfectivo({ pagos })) void cambiarFecha(null);
  };
  const cambiarPago = (cual: number, cambios: Partial<PagoEnLista>): void =>
    cambiarPagos(vigente.current.pagos.map((uno) => (uno.clave === cual ? { ...uno, ...cambios } : uno)));
  const agregarPago = (): void => {
    clave.current += 1;
    cambiarPagos([...vigente.current.pagos, pagoNuevo(clave.current)]);
  };
  const quitarPago = (cual: number): void =>
    cambiar({ pagos: vigente.current.pagos.filter((uno) => uno.clave !== cual) });

  const empezarOtro = (): void => {
    // A field that loses the focus as it goes still writes what it had: it is of no payment of the next one.
    clave.current += 1;
    poner({ ...COBRO_VACIO, pagos: [pagoNuevo(clave.current)] });
    setErrores(NINGUNO);
  };

  const cobrar = async (): Promise<boolean> => {
    // A second key or click while it is charged is of the same collection.
    if (enCurso.current) return false;
    enCurso.current = true;
    setOcupado(true);
    const body = pedidoDe(cobro);
    try {
      setHecho(await llamar(rutasDeCaja.cobrarEnCaja, { body }, { idempotencyKey: claveDe(body) }));
      olvidar();
      empezarOtro();
      return true;
    } catch (causa) {
      setErrores(erroresDe(causa));
      return false;
    } finally {
      enCurso.current = false;
      setOcupado(false);
    }
  };

  return {
    ...{ cobro, errores, hecho, ocupado, cambiar, agregar, cambiarCupon, quitarCupon },
    ...{ cambiarPago, agregarPago, quitarPago, cambiarFecha, empezarOtro, cobrar },
  };
};
export type Caja = ReturnType<typeof useCaja>;
