import { textoDeEntrada } from '@colega/contract/mensajes';
import { type SegundoPaso, zCredenciales } from '@colega/contract/sesion';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DIRECCIONES, esDireccionInterna } from '../../lib/navegacion/direcciones.ts';
import { cerrarSesion } from '../../lib/sesion/cerrar-sesion.ts';
import { type Credenciales, completar, ingresar, type SegundoFactorDado } from './ingresar.ts';

export type ErroresDeIngreso = Partial<Record<keyof Credenciales, string>>;

/** State of the sign-in form: what is typed, what is wrong, what is under way. */
export const useIngreso = () => {
  const [credenciales, setCredenciales] = useState<Credenciales>({ username: '', password: '' });
  const [errores, setErrores] = useState<ErroresDeIngreso>({});
  const [falla, setFalla] = useState<string | null>(null);
  const [segundoPaso, setSegundoPaso] = useState<SegundoPaso | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [enEspera, setEnEspera] = useState(false);
  const adentro = useRef(false);
  const salida = useRef<AbortController | null>(null);
  const navegar = useNavigate();
  const [busqueda] = useSearchParams();
  useEffect(
    () => () => {
      salida.current?.abort();
      if (!adentro.current) cerrarSesion(); // OPN-001
    },
    [],
  );

  const enviar = async (): Promise<ErroresDeIngreso> => {
    if (ocupado) return {};
    const leidas = zCredenciales.safeParse(credenciales);
    const nuevos = leidas.success ? {} : erroresDe(leidas.error.issues);
    setErrores(nuevos);
    setFalla(null);
    if (!leidas.success) return nuevos;
    setOcupado(true);
    salida.current = new AbortController();
    const { signal } = salida.current;
    const resultado = await ingresar(leidas.data, { alEsperar: () => setEnEspera(true), signal });
    setOcupado(false);
    setEnEspera(false);
    if (signal.aborted) return {};
    if (resultado === null) await llegar();
    else if (typeof resultado === 'string') setFalla(resultado);
    else setSegundoPaso(resultado);
    return {};
  };

  const llegar = async (): Promise<void> => {
    adentro.current = true;
    await navegar(volverA(busqueda.get('volver')), { replace: true });
  };

  /** Answers what was wrong with what was given; past its time, the form for the password is back. */
  const darSegundoFactor = async (dado: SegundoFactorDado): Promise<string | null> => {
    const resultado = segundoPaso && (await completar(segundoPaso.desafio, dado));
    if (typeof resultado === 'string') return resultado;
    if (resultado === null) await llegar();
    else volverAEmpezar(resultado.vencido);
    return null;
  };

  const volverAEmpezar = (aviso: string | null) => {
    setSegundoPaso(null);
    setCredenciales((previas) => ({ ...previas, password: '' }));
    setFalla(aviso);
  };

  const escribir = (campo: keyof Credenciales, valor: string) => {
    setCredenciales((previas) => ({ ...previas, [campo]: valor }));
    setErrores((previos) => ({ ...previos, [campo]: undefined }));
  };
  const motivo = busqueda.get('motivo');
  const paraElSegundo = { segundoPaso, darSegundoFactor, volverAEmpezar };
  return { credenciales, errores, falla, ocupado, enEspera, escribir, enviar, motivo, ...paraElSegundo };
};

const volverA = (volver: string | null): string => (volver && esDireccionInterna(volver) ? volver : DIRECCIONES.inicio);

const erroresDe = (problemas: readonly { path: PropertyKey[]; message: string }[]): ErroresDeIngreso =>
  Object.fromEntries(problemas.map((p) => [String(p.path[0]), textoDeEntrada(p.message)]));
