import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEnviarARedLink, useMediosHabilitados } from '../../../lib/consultas/pagos.ts';
import { useLugar } from './lugares.ts';

const DialogoRedLink = dialogoAlAbrir(() => import('./dialogo-red-link.tsx'));

/** It is one button, so that the focus finds it again: it sends the coupon (S-250), then shows its code (CUP-008). */
export const RedLinkDelCupon = ({ cupon }: { cupon: Cupon }) => {
  const { codigoRedLink } = useLugar();
  const [abierto, setAbierto] = useState<'pregunta' | 'codigo' | null>(null);
  const enviar = useEnvio(cupon.id);
  const puedeEnviarse = usePuedeEnviarse(cupon);
  if (!cupon.enviado_red_link && !puedeEnviarse) return null;
  const rotulo = cupon.enviado_red_link ? codigoRedLink : 'ENVIAR A RED LINK';
  const cerrar = () => setAbierto(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icono nombre={cupon.enviado_red_link ? 'llave' : 'externo'} />}
        aria-label={`${rotulo} cupón ${cupon.numero_boleta}`}
        onClick={() => setAbierto(cupon.enviado_red_link ? 'codigo' : 'pregunta')}
      >
        {rotulo}
      </Button>
      <DialogoRedLink cupon={cupon} abierto={abierto === 'codigo'} alCerrar={cerrar} />
      <ConfirmarDialogo
        abierto={abierto === 'pregunta'}
        titulo={mensajes.pregunta_red_link} // CUP-022: of the two forms, the one with both signs
        texto={`Cupón Nº ${cupon.numero_boleta} por ${formatImporte(cupon.monto_a_pagar ?? cupon.monto_total)}. Red Link te da un código para pagarlo.`}
        confirmar="Enviar"
        confirmando="Enviando…"
        peligroso={false}
        alConfirmar={() => enviar().finally(cerrar)}
        alCancelar={cerrar}
      />
    </>
  );
};

const useEnvio = (id: number) => {
  const { mutateAsync } = useEnviarARedLink();
  return async (): Promise<void> => {
    try {
      await mutateAsync(id);
      avisarExito(mensajes.cupon_enviado_a_red_link_del_listado); // ERR-033
    } catch (error) {
      avisarError(explicarFaltaDeRed(error, mensajes.error_enviar_red_link)); // ERR-034
    }
  };
};

const usePuedeEnviarse = ({ estado, circuito }: Cupon): boolean => {
  const medios = useMediosHabilitados().data?.por_circuito[circuito] ?? [];
  return estado.nombre === 'pendiente' && medios.some(({ key, habilitado }) => key === 'redLink' && habilitado);
};
