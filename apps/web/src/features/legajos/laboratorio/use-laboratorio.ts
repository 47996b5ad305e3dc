import {
  type BorradorAutomatico,
  calcularBorrador,
  contextoDelLaboratorio,
  muestraCoeficiente,
} from '@colega/asistentes/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { type Catalogo, itemsEstadoObra, resolucionDe, tablasDeTipoObra } from '@colega/domain/honorarios';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { LoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';
import { crearCalculadoraLocal } from './calculadora-local.ts';
import { escribirDireccion, leerDireccion, type Otro, PEDIDO } from './leer-direccion.ts';

const ESPERA_MS = 300;
const SIN_PROBLEMAS: LoQueSeCalcula['problemas'] = [];

const tablasDe = (catalogo: Catalogo, fecha: Fecha): LoQueSeCalcula['formularios'] => {
  const tarifa = resolucionDe(catalogo, fecha) ?? catalogo.resoluciones.at(-1);
  const { tipo_obras, estado_obra } = catalogo.datos;
  return {
    tiposDeObra: tarifa && tablasDeTipoObra(tipo_obras, tarifa.cifras),
    itemsDeEstadoDeObra: tarifa && itemsEstadoObra(estado_obra, tarifa.cifras),
  };
};

const calcularDe = (borrador: BorradorAutomatico, catalogo: Catalogo) =>
  calcularBorrador(borrador, contextoDelLaboratorio(catalogo, borrador.fecha), catalogo);

export const useLaboratorio = (catalogo: Catalogo, hoy: Fecha) => {
  const [busqueda] = useSearchParams();
  const [leido] = useState(() => leerDireccion(busqueda, contextoDelLaboratorio(catalogo, hoy), hoy));
  const [borrador, setBorrador] = useState(leido.borrador);
  const [otro, setOtro] = useState<Otro | null>(leido.otro);
  const cambiar = useCallback<LoQueSeCalcula['cambiar']>((cambio) => setBorrador(cambio), []);
  const { fecha } = borrador;
  const contexto = useMemo(() => contextoDelLaboratorio(catalogo, fecha), [catalogo, fecha]);
  const formularios = useMemo(() => tablasDe(catalogo, fecha), [catalogo, fecha]);
  const calculadora = useMemo(() => crearCalculadoraLocal(catalogo, hoy), [catalogo, hoy]);
  const carga = useMemo(
    (): LoQueSeCalcula => ({
      ...{ borrador, cambiar, contexto, formularios, calculadora },
      referencias: contexto,
      problemas: SIN_PROBLEMAS,
      intentos: 0,
    }),
    [borrador, cambiar, contexto, formularios, calculadora],
  );
  const calculado = useMemo(() => calcularDe(borrador, catalogo), [borrador, catalogo]);
  const conOtro = useMemo(() => otro && calcularDe({ ...borrador, ...otro }, catalogo), [borrador, otro, catalogo]);
  const enLaDireccion = escribirDireccion(borrador, otro, contexto);
  const direccion = new URLSearchParams(enLaDireccion).toString();
  useEnLaDireccion(direccion);
  return {
    ...{ carga, calculado, otro, setOtro, conOtro, direccion },
    texto: enLaDireccion[PEDIDO] ?? null,
    sinEntender: leido.sinEntender,
    usaCoeficiente: muestraCoeficiente(borrador, contexto),
  };
};

/**
 * What is on the screen is what its address says, once it settles. Written over the one that is there: through the router it would
 * call off the way to where somebody has just gone.
 */
const useEnLaDireccion = (direccion: string): void => {
  const { pathname } = useLocation();
  const [asentada] = useDebouncedValue(direccion, ESPERA_MS);
  useDidUpdate(() => {
    if (location.pathname === pathname) history.replaceState(history.state, '', `${pathname}?${asentada}`);
  }, [asentada]);
};
