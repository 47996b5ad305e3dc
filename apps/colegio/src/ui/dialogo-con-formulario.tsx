import { FallaDicha } from '@colega/web-kit/ui/avisos/falla-dicha.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

type Props = Pick<ModalProps, 'size'> & {
  titulo: string;
  confirmar: string;
  confirmando: string;
  peligroso: boolean;
  trabajando: boolean;
  /** Not before what it is about has been read. */
  puedeConfirmar?: boolean;
  /** The button that has the focus where there is nothing to type. */
  conFoco: 'cancelar' | 'confirmar' | null;
  /** Why it could not be done. */
  falla?: string | null;
  alEnviar: () => void;
  alCancelar: () => void;
  children: ReactNode;
};

/** What an act asks and says before it is done, with its two buttons; while it is being done it stays. */
export const DialogoConFormulario = ({ titulo, confirmar, confirmando, peligroso, trabajando, ...props }: Props) => {
  const { conFoco, falla = null, alEnviar, alCancelar, children, puedeConfirmar = true, ...modal } = props;
  useVolverAlFoco();
  return (
    <Modal
      {...modal}
      opened
      onClose={trabajando ? () => undefined : alCancelar}
      title={titulo}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      styles={{ title: { fontWeight: 700, fontSize: '1.1875rem' } }}
    >
      <form
        ref={enfocarLoPrimero}
        onSubmit={(evento) => {
          evento.preventDefault();
          alEnviar();
        }}
        noValidate
        aria-busy={trabajando}
      >
        <Stack gap="md">
          {children}
          <FallaDicha>{falla}</FallaDicha>
          <Group justify="flex-end" gap="sm">
            <Button
              variant="default"
              onClick={alCancelar}
              disabled={trabajando}
              {...(conFoco === 'cancelar' && { 'data-autofocus': true })}
            >
              Cancelar
            </Button>
            <BotonDeAccion
              type="submit"
              ocupado={confirmando}
              trabajando={trabajando}
              disabled={!puedeConfirmar}
              {...(peligroso && { color: 'red' })}
              {...(conFoco === 'confirmar' && { 'data-autofocus': true })}
            >
              {confirmar}
            </BotonDeAccion>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

/** The trap of the focus waits for a turn, in which what is typed would be for nobody: a key pressed at once is for the dialog. */
const enfocarLoPrimero = (formulario: HTMLFormElement | null): void =>
  formulario?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });

/** It arrives open. Cancelled, the focus goes back. */
const useVolverAlFoco = (): void => {
  const [antes] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && antes instanceof HTMLElement) antes.focus();
      });
    },
    [antes],
  );
};
