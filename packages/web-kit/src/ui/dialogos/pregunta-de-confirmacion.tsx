import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';

export type PropsDeConfirmar = {
  abierto: boolean;
  alConfirmar: () => void | Promise<void>;
  alCancelar: () => void;
  titulo?: string;
  texto?: ReactNode;
  confirmar?: string;
  cancelar?: string;
  confirmando?: string;
  peligroso?: boolean;
  /** It is a better way out than the other two, so it comes first. */
  antes?: { boton: string; eligiendo: string; alElegir: () => void | Promise<void> };
};

/** LAY-025: without texts of its own it asks to delete a record. Cancelling is the safe way out. */
const PreguntaDeConfirmacion = ({
  abierto,
  alConfirmar,
  alCancelar,
  titulo = 'Eliminar este registro?',
  texto = 'Los datos no podrán ser recuperados',
  confirmar = 'Eliminar',
  cancelar = 'Cancelar',
  confirmando = `${confirmar}…`,
  peligroso = true,
  antes,
}: PropsDeConfirmar) => {
  const [en, setEn] = useState<'antes' | 'confirmar' | null>(null);
  const ocupado = en !== null;
  const hacer = async (que: 'antes' | 'confirmar', trabajo: () => void | Promise<void>) => {
    if (ocupado) return;
    setEn(que);
    try {
      await trabajo();
    } finally {
      setEn(null);
    }
  };
  return (
    <Modal
      opened={abierto}
      onClose={ocupado ? () => undefined : alCancelar}
      title={titulo}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      styles={{ title: { fontWeight: 700, fontSize: '1.1875rem' } }}
    >
      <Stack gap="lg" aria-busy={ocupado}>
        <Text component="div">{texto}</Text>
        <Group justify="flex-end" gap="sm">
          {antes && (
            <Button onClick={() => hacer('antes', antes.alElegir)} aria-disabled={ocupado} data-autofocus>
              {en === 'antes' ? antes.eligiendo : antes.boton}
            </Button>
          )}
          <Button variant="default" onClick={alCancelar} disabled={ocupado} {...(!antes && { 'data-autofocus': true })}>
            {cancelar}
          </Button>
          <Button
            color={peligroso ? 'red' : 'petroleo'}
            onClick={() => hacer('confirmar', alConfirmar)}
            aria-disabled={ocupado}
          >
            {en === 'confirmar' ? confirmando : confirmar}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

export default PreguntaDeConfirmacion;
