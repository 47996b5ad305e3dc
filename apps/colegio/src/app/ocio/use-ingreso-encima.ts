import type { SegundoPaso } from '@colega/contract/sesion';
import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { avisarRenovacion } from '@colega/web-kit/lib/sesion/canal.ts';
import { ingresar } from '@colega/web-kit/lib/sesion/ingresar.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { type FormEvent, useRef, useState } from 'react';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import type { QuienVuelve } from './bloqueo.ts';

type Credenciales = { username: string; password: string };

export const useIngresoEncima = ({ user_id, user }: QuienVuelve) => {
  const [credenciales, setCredenciales] = useState<Credenciales>({ username: user.username, password: '' });
  const [falla, setFalla] = useState<string | null>(null);
  const [estado, setEstado] = useState<'libre' | 'ingresando' | 'esperando'>('libre');
  const [segundoPaso, setSegundoPaso] = useState<SegundoPaso | null>(null);
  const clave = useRef<HTMLInputElement>(null);

  /** Whoever else comes in starts anew: nothing of what was here is theirs. */
  const llegar = async (): Promise<void> => {
    if (leerSesion()?.user_id !== user_id) return irAOtraAplicacion(DIRECCIONES.bandeja);
    avisarRenovacion();
  };

  const rechazar = (porque: string): void => {
    setFalla(porque);
    setCredenciales((actuales) => ({ ...actuales, password: '' }));
    clave.current?.focus();
  };

  const enviar = async (evento: FormEvent): Promise<void> => {
    evento.preventDefault();
    if (estado !== 'libre') return;
    if (credenciales.username.trim() === '' || credenciales.password === '')
      return rechazar('Escribí tu usuario y tu contraseña.');
    setFalla(null);
    setEstado('ingresando');
    const espera = { alEsperar: () => setEstado('esperando'), signal: new AbortController().signal };
    const respuesta = await ingresar({ ...credenciales, username: credenciales.username.trim() }, espera, 'colegio');
    setEstado('libre');
    if (respuesta === null) await llegar();
    else if (typeof respuesta === 'string') rechazar(respuesta);
    else setSegundoPaso(respuesta);
  };

  const volverAEmpezar = (aviso: string | null): void => {
    setSegundoPaso(null);
    setCredenciales((actuales) => ({ ...actuales, password: '' }));
    setFalla(aviso);
  };
  const escribir = (cambios: Partial<Credenciales>) => setCredenciales({ ...credenciales, ...cambios });
  return { credenciales, escribir, falla, estado, clave, enviar, segundoPaso, llegar, volverAEmpezar };
};
