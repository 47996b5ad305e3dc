import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useRef, useState } from 'react';

type App = { secreto: string; enlace: string; qr: string };
type Paso = { tipo: 'ofrecer' } | { tipo: 'app'; app: App; token: string } | { tipo: 'codigos'; codigos: string[] };

export const useActivarEnElAlta = (credenciales: { username: string; password: string }) => {
  const [paso, setPaso] = useState<Paso>({ tipo: 'ofrecer' });
  const [falla, setFalla] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);

  const hacer = async (trabajo: () => Promise<Paso>): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    setOcupado(true);
    setFalla(null);
    try {
      setPaso(await trabajo());
    } catch (causa) {
      setFalla(detalleDelError(causa, mensajes.error_de_comunicacion));
    } finally {
      enCurso.current = false;
      setOcupado(false);
    }
  };

  const empezar = () =>
    hacer(async () => {
      const ingreso = await llamar(rutasDeSesion.ingresarComoOperador, { body: credenciales });
      if (!('token' in ingreso)) throw new Error('Esa cuenta ya tiene un segundo factor');
      const { token } = ingreso;
      const { password } = credenciales;
      const app = await llamar(rutasDeSegundoFactor.empezarApp, { body: { password } }, { token });
      return { tipo: 'app', app, token };
    });
  const confirmar = (codigo: string) =>
    hacer(async () => {
      if (paso.tipo !== 'app') return paso;
      const { token } = paso;
      const { codigos } = await llamar(rutasDeSegundoFactor.confirmarApp, { body: { codigo } }, { token });
      return { tipo: 'codigos', codigos: codigos ?? [] };
    });
  return { paso, falla, ocupado, empezar, confirmar };
};
