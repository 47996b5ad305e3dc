import { todosLosMensajes } from '@colega/contract/mensajes';
import { type OperadorDelColegio, rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useState } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { CAMPOS_DEL_ALTA, erroresDelServidor, formatDatosQueSiguen, problemasDelAlta } from './campos.ts';

type AlHacerse = (nuevo: OperadorDelColegio) => void;

export const useAlta = (alHacerse: AlHacerse) => {
  const { distrito } = useOperador();
  const propio = distrito ? String(distrito.id) : '';
  const formulario = useFormularioSimple(CAMPOS_DEL_ALTA, { iniciales: { distrito_id: propio } });
  const { valores, ocupado, escribir, errores, rechazar, intentar, enfocar, entrada } = formulario;
  const [roles, setRoles] = useState<Rol[]>([]);
  const { claveDe } = useIntento();

  const elegirRoles = (elegidos: Rol[]): void => {
    setRoles(elegidos);
    escribir('roles', elegidos.join());
  };

  const enviar = (): Promise<void> =>
    intentar(async () => {
      const problemas = problemasDelAlta(valores, roles);
      rechazar(problemas);
      if (Object.keys(problemas).length === 0) return crear();
      enfocar(problemas);
      return false;
    });

  const crear = async (): Promise<boolean> => {
    const { distrito_id, roles: _, ...cuenta } = valores;
    const body = { ...cuenta, distrito_id: distrito_id === '' ? null : Number(distrito_id), roles };
    try {
      const idempotencyKey = claveDe(body);
      const nuevo = await llamar(rutasDeOperadores.altaDeOperador, { body }, { idempotencyKey });
      alHacerse(nuevo);
      const siguen = formatDatosQueSiguen(valores, nuevo);
      if (siguen !== null) avisarExito(siguen);
      return true;
    } catch (causa) {
      const suyos = erroresDelServidor(causa);
      rechazar(suyos);
      if (Object.keys(suyos).length > 0) enfocar(suyos);
      else avisarError(detalleDelError(causa, todosLosMensajes.error_de_comunicacion));
      return false;
    }
  };
  return { roles, elegirRoles, errores, entrada, ocupado, enviar, distrito };
};
