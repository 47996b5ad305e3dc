import { mensajes } from '@colega/contract/mensajes';
import { type Prueba, rutasDeSegundoFactor } from '@colega/contract/sesion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detalleDelError, ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { consulta } from '../../lib/consultas/consulta.ts';
import { avisarExito } from '../../ui/avisos/avisos.tsx';
import {
  type AccionDeFactor,
  type AppNueva,
  FallaDeLlave,
  type HechoDeFactor,
  hacerAccion,
  probarConLlave,
} from './accion-de-factor.ts';

export type CampoDePrueba = 'nombre' | 'password' | 'codigo';
export type ErroresDePrueba = Partial<Record<CampoDePrueba, string>>;
export type Datos = Record<CampoDePrueba, string>;

export type PasoDeFactor =
  | { tipo: 'prueba'; accion: AccionDeFactor }
  | { tipo: 'app'; app: AppNueva }
  | { tipo: 'codigos'; codigos: string[] };
type FallaDePrueba = { errores: ErroresDePrueba; falla: string | null };

const esCampo = (campo: string): campo is CampoDePrueba => ['nombre', 'password', 'codigo'].includes(campo);

const leerFalla = (causa: unknown): FallaDePrueba => {
  if (causa instanceof FallaDeLlave) return { errores: {}, falla: causa.message };
  const delServidor = causa instanceof ErrorDeApi ? (causa.problem?.errores ?? []) : [];
  const suyos = delServidor.filter(({ campo }) => esCampo(campo)).map(({ campo, mensaje }) => [campo, mensaje]);
  if (suyos.length > 0) return { errores: Object.fromEntries(suyos), falla: null };
  return { errores: {}, falla: detalleDelError(causa, mensajes.error_de_comunicacion) };
};

export const useSegundoFactor = () => {
  const { data, error, isFetching, refetch } = useQuery(consulta(rutasDeSegundoFactor.segundoFactor, {}));
  const [paso, setPaso] = useState<PasoDeFactor | null>(null);
  const [falla, setFalla] = useState<string | null>(null);

  const ir = (siguiente: PasoDeFactor | null) => {
    setFalla(null);
    setPaso(siguiente);
  };
  const seguir = async (hecho: HechoDeFactor): Promise<void> => {
    if ('app' in hecho) return ir({ tipo: 'app', app: hecho.app });
    avisarExito(hecho.message);
    ir('codigos' in hecho ? { tipo: 'codigos', codigos: hecho.codigos } : null);
    await refetch();
  };
  /** Answers what the server says of what was typed. */
  const intentar = async (trabajo: () => Promise<HechoDeFactor>): Promise<ErroresDePrueba> => {
    try {
      setFalla(null);
      await seguir(await trabajo());
      return {};
    } catch (causa) {
      const leida = leerFalla(causa);
      setFalla(leida.falla);
      return leida.errores;
    }
  };
  const probar = async (
    accion: AccionDeFactor,
    { password, nombre }: Datos,
    factor: Partial<Prueba>,
  ): Promise<HechoDeFactor> => hacerAccion(accion, { password, ...factor }, nombre.trim());

  return {
    factor: data,
    error: data || isFetching ? null : error,
    releer: () => void refetch(),
    paso,
    falla,
    callar: () => setFalla(null),
    pedir: (accion: AccionDeFactor) => ir({ tipo: 'prueba', accion }),
    cerrar: () => ir(null),
    enviar: (accion: AccionDeFactor, datos: Datos) =>
      intentar(() => probar(accion, datos, datos.codigo.trim() === '' ? {} : { codigo: datos.codigo.trim() })),
    enviarConLlave: (accion: AccionDeFactor, datos: Datos) =>
      intentar(async () => probar(accion, datos, await probarConLlave())),
    confirmarApp: (codigo: string) =>
      intentar(async () => {
        const { codigos, message } = await llamar(rutasDeSegundoFactor.confirmarApp, { body: { codigo } });
        return codigos ? { codigos, message } : { message };
      }),
  };
};
export type SegundoFactorEnPantalla = ReturnType<typeof useSegundoFactor>;
