import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { detalleDelError, ErrorDeApi } from '../../../lib/api/error-de-api.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { leerSesion } from '../../../lib/sesion/sesion.ts';
import { avisarError, avisarExito } from '../../../ui/avisos.tsx';
import { problemaDeClaveActual, problemaDeClaveNueva, problemaDeRepeticion } from './reglas-de-clave.ts';

export type CampoDeCambio = 'old_password' | 'password' | 'confirmacion';
type Claves = Record<CampoDeCambio, string>;
export type ErroresDeCambio = Partial<Record<CampoDeCambio, string | undefined>>;

/** State of the change form: three passwords, what is wrong, what is under way (SES-048..052). */
export const useCambioDeClave = () => {
  const [claves, setClaves] = useState<Claves>({ old_password: '', password: '', confirmacion: '' });
  const [errores, setErrores] = useState<ErroresDeCambio>({});
  const [intento, setIntento] = useState(0);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const navegar = useNavigate();

  const rechazar = (nuevos: ErroresDeCambio) => {
    setErrores(nuevos);
    setIntento((previo) => previo + 1);
  };

  const enviar = async (): Promise<void> => {
    const sesion = leerSesion();
    if (enCurso.current || !sesion) return;
    const faltas = problemasDe(claves);
    if (Object.values(faltas).some(Boolean)) return rechazar(faltas);
    enCurso.current = true;
    setOcupado(true);
    try {
      const { old_password, password } = claves;
      const { message } = await llamar(rutasDeSesion.cambiarClave, {
        params: { id: sesion.user_id },
        body: { old_password, password, refresh_token: sesion.refresh_token },
      });
      avisarExito(message);
      await navegar('/'); // OPN-002
    } catch (causa) {
      const deCampos = erroresDelServidor(causa);
      if (deCampos) rechazar(deCampos);
      else avisarError(detalleDelError(causa, mensajes.error_de_comunicacion));
      enCurso.current = false; // once it went well the screen is on its way out
      setOcupado(false);
    }
  };

  const escribir = (campo: CampoDeCambio, valor: string) => {
    setClaves((previas) => ({ ...previas, [campo]: valor }));
    setErrores((previos) => ({ ...previos, [campo]: undefined }));
  };
  return { claves, errores, intento, ocupado, escribir, enviar };
};

const problemasDe = ({ old_password, password, confirmacion }: Claves): ErroresDeCambio => ({
  old_password: problemaDeClaveActual(old_password),
  password: problemaDeClaveNueva(password, 'Ingresá la contraseña nueva.'),
  confirmacion: problemaDeRepeticion(password, confirmacion),
});

const erroresDelServidor = (causa: unknown): ErroresDeCambio | null => {
  const errores = causa instanceof ErrorDeApi ? (causa.problem?.errores ?? []) : [];
  const propios = errores.filter(({ campo }) => campo === 'old_password' || campo === 'password');
  return propios.length > 0 ? Object.fromEntries(propios.map(({ campo, mensaje }) => [campo, mensaje])) : null;
};
