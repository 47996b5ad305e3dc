import { textoDeIngreso } from '@colega/contract/mensajes';
import { type SegundoPaso, zCredenciales } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { actuaPorElColegio, type Contexto } from '@colega/domain/permisos';
import type { PropsDelSegundoPaso } from '@colega/web-kit/form/ingreso/use-segundo-paso.ts';
import { type ErroresDe, useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { guardarEnLaEntrada, usuarioEscrito } from '@colega/web-kit/lib/navegacion/entrada.ts';
import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { type Credenciales, type FallaDeIngreso, ingresar } from '@colega/web-kit/lib/sesion/ingresar.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  DIRECCION_DEL_COLEGIO,
  DIRECCIONES,
  esDireccionDelColegio,
  esDireccionInterna,
} from '../../lib/navegacion/direcciones.ts';

type SegundoPasoEnPantalla = { paso: SegundoPaso; Pantalla: ComponentType<PropsDelSegundoPaso> };

/** The code of the second factor comes only for those who have one, and until then the form stays. */
const conSuPantalla = async (paso: SegundoPaso): Promise<FallaDeIngreso | SegundoPasoEnPantalla> => {
  try {
    const { SegundoPasoDeIngreso } = await import('@colega/web-kit/form/ingreso/segundo-paso-de-ingreso.tsx');
    return { paso, Pantalla: SegundoPasoDeIngreso };
  } catch {
    return textoDeIngreso('error_de_comunicacion');
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
  const [eligiendo, setEligiendo] = useState(false);
  const volver = busqueda.get('volver');
  const puerta = volver && esDireccionDelColegio(volver) ? 'colegio' : 'portal';
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
    const respuesta = await ingresar(leidas, { alEsperar: () => setEnEspera(true), signal }, puerta);
    const resultado = respuesta && typeof respuesta === 'object' ? await conSuPantalla(respuesta) : respuesta;
    setEnEspera(false);
    if (signal.aborted) return;
    if (resultado === null) await llegar();
    else if (typeof resultado === 'string') setFalla(resultado);
    else setSegundoPaso(resultado);
  };

  const llegar = async (): Promise<void> => {
    const destino = destinoDe(leerSesion()?.user.contextos ?? [], volver);
    if (destino === 'elegir') setEligiendo(true);
    else await irA(destino);
  };

  const irA = async (destino: string): Promise<void> => {
    adentro.current = true;
    if (esDireccionDelColegio(destino)) await irAOtraAplicacion(destino);
    else await navegar(destino, { replace: true });
  };

  const volverAEmpezar = (aviso: string | null) => {
    setSegundoPaso(null);
    escribir('password', '');
    setFalla(aviso);
  };

  const motivo = busqueda.get('motivo');
  const paraElSegundo = { segundoPaso, llegar, volverAEmpezar };
  const paraElegir = { puerta, eligiendo, irA };
  return { credenciales, entrada, falla, ocupado, enEspera, escribir, enviar, motivo, ...paraElSegundo, ...paraElegir };
};

/** Where one was; else, the place of whoever has only one. Nobody is sent to where they may not be. */
const destinoDe = (contextos: readonly Contexto[], volver: string | null): string => {
  const esTecnico = contextos.includes('autogestion');
  const esOperador = actuaPorElColegio(contextos);
  if (volver && esTecnico && esDireccionInterna(volver)) return volver;
  if (volver && esOperador && esDireccionDelColegio(volver)) return volver;
  if (esTecnico && esOperador) return 'elegir';
  return esOperador ? DIRECCION_DEL_COLEGIO : DIRECCIONES.inicio;
};

const erroresDe = (problemas: readonly { path: PropertyKey[]; message: string }[]): ErroresDeIngreso =>
  Object.fromEntries(problemas.map((p) => [String(p.path[0]), textoDeIngreso(p.message)]));
