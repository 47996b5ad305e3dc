import { textoDeEntrada } from '@colega/contract/mensajes';
import { type SegundoPaso, zCredenciales } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { type ErroresDe, useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { guardarEnLaEntrada, usuarioEscrito } from '@colega/web-kit/lib/navegacion/entrada.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DIRECCIONES, esDireccionInterna } from '../../lib/navegacion/direcciones.ts';
import type { PropsDelSegundoPaso } from './factor/use-segundo-paso.ts';
import { type Credenciales, type FallaDeIngreso, ingresar } from './ingresar.ts';

type SegundoPasoEnPantalla = { paso: SegundoPaso; Pantalla: ComponentType<PropsDelSegundoPaso> };

/** The code of the second factor comes only for those who have one, and until then the form stays. */
const conSuPantalla = async (paso: SegundoPaso): Promise<FallaDeIngreso | SegundoPasoEnPantalla> => {
  try {
    const { SegundoPasoDeIngreso } = await import('./factor/segundo-paso-de-ingreso.tsx');
    return { paso, Pantalla: SegundoPasoDeIngreso };
  } catch {
    return textoDeEntrada('error_de_comunicacion');
  }
};

const CAMPOS = [
  crearCampo('username', 'Usuario', 'texto', { autocompletar: 'username' }),
  crearCampo('password', 'Contraseña', 'contrasenia', { autocompletar: 'current-password' }),
] as const;

type ErroresDeIngreso = ErroresDe<keyof Credenciales>;

export const useIngreso = () => {
  const {
    valores: credenciales,
    ocupado,
    escribir,
    rechazar,
    intentar,
    enfocar,
    entrada,
  } = useFormularioSimple(CAMPOS, {
    iniciales: { username: usuarioEscrito(useLocation().state) },
    alEscribir: (ruta, valor) => {
      if (ruta === 'username') guardarEnLaEntrada({ username: valor });
    },
  });
  const [falla, setFalla] = useState<string | null>(null);
  const [segundoPaso, setSegundoPaso] = useState<SegundoPasoEnPantalla | null>(null);
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

  const enviar = (): Promise<void> =>
    intentar(async () => {
      const leidas = zCredenciales.safeParse(credenciales);
      const nuevos = leidas.success ? {} : erroresDe(leidas.error.issues);
      rechazar(nuevos);
      setFalla(null);
      if (leidas.success) await entrar(leidas.data);
      else enfocar(nuevos);
      return false;
    });

  const entrar = async (leidas: Credenciales): Promise<void> => {
    salida.current = new AbortController();
    const { signal } = salida.current;
    const respuesta = await ingresar(leidas, { alEsperar: () => setEnEspera(true), signal });
    const resultado = respuesta && typeof respuesta === 'object' ? await conSuPantalla(respuesta) : respuesta;
    setEnEspera(false);
    if (signal.aborted) return;
    if (resultado === null) await llegar();
    else if (typeof resultado === 'string') setFalla(resultado);
    else setSegundoPaso(resultado);
  };

  const llegar = async (): Promise<void> => {
    adentro.current = true;
    await navegar(volverA(busqueda.get('volver')), { replace: true });
  };

  const volverAEmpezar = (aviso: string | null) => {
    setSegundoPaso(null);
    escribir('password', '');
    setFalla(aviso);
  };

  const motivo = busqueda.get('motivo');
  const paraElSegundo = { segundoPaso, llegar, volverAEmpezar };
  return { credenciales, entrada, falla, ocupado, enEspera, escribir, enviar, motivo, ...paraElSegundo };
};

const volverA = (volver: string | null): string => (volver && esDireccionInterna(volver) ? volver : DIRECCIONES.inicio);

const erroresDe = (problemas: readonly { path: PropertyKey[]; message: string }[]): ErroresDeIngreso =>
  Object.fromEntries(problemas.map((p) => [String(p.path[0]), textoDeEntrada(p.message)]));
