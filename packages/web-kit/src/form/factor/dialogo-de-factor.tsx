import type { SegundoFactor } from '@colega/contract/sesion';
import { Modal } from '@mantine/core';
import { CodigosDeRecuperacion } from './codigos-de-recuperacion.tsx';
import { ConfirmarApp } from './confirmar-app.tsx';
import { PruebaDeIdentidad } from './prueba-de-identidad.tsx';
import type { PasoDeFactor, SegundoFactorEnPantalla } from './use-segundo-factor.ts';

type Props = { estado: SegundoFactorEnPantalla; factor: SegundoFactor };

const tituloDe = (paso: PasoDeFactor | null): string => {
  if (paso === null) return '';
  if (paso.tipo === 'app') return 'Activá la app de códigos';
  if (paso.tipo === 'codigos') return 'Guardá tus códigos de recuperación';
  const { accion } = paso;
  if (accion.que === 'quitarLlave') return `Quitar «${accion.nombre}»`;
  return {
    activarApp: 'Confirmá que sos vos',
    quitarApp: 'Quitar la app de códigos',
    agregarLlave: 'Agregar una llave de acceso',
    renovarCodigos: 'Hacer códigos nuevos',
  }[accion.que];
};

export const DialogoDeFactor = ({ estado, factor }: Props) => {
  const { paso, cerrar } = estado;
  const conCodigos = paso?.tipo === 'codigos';
  return (
    <Modal
      opened={paso !== null}
      onClose={cerrar}
      title={tituloDe(paso)}
      withCloseButton={!conCodigos}
      closeOnEscape={!conCodigos}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      styles={{ title: { fontWeight: 700, fontSize: '1.1875rem', overflowWrap: 'anywhere' } }}
    >
      {paso?.tipo === 'prueba' && <PruebaDeIdentidad estado={estado} accion={paso.accion} factor={factor} />}
      {paso?.tipo === 'app' && <ConfirmarApp estado={estado} app={paso.app} />}
      {paso?.tipo === 'codigos' && <CodigosDeRecuperacion codigos={paso.codigos} alGuardar={cerrar} />}
    </Modal>
  );
};
