import { mensajes } from '@colega/contract/mensajes';
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { BotonDeAccion } from '../../../ui/boton-de-accion.tsx';
import type { FotoCargada } from '../formulario/borrador-de-certificado.ts';
import { EditorDeRecorte } from './editor-de-recorte.tsx';
import type { Elegido } from './elegir-archivo.ts';
import { useRecorte } from './use-recorte.ts';
import { useSubida } from './use-subida.ts';

type Props = {
  titulo: string;
  elegido: Elegido;
  alCerrar: () => void;
  alSubir: (foto: FotoCargada) => void;
};

/** Crop, then save: what is saved is uploaded, and says how it goes (CER-090..092). A pdf is saved as it is. */
const DialogoDeFoto = ({ titulo, elegido, alCerrar, alSubir }: Props) => {
  const recorte = useRecorte(elegido);
  const subida = useSubida(alSubir);
  const cerrar = () => {
    subida.cancelar();
    alCerrar();
  };
  const guardar = () => (recorte.lista ? subida.subir(recorte.lista) : subida.negar(mensajes.imagen_sin_recortar));
  // what was asked for has been done
  const falla = recorte.lista && subida.falla === mensajes.imagen_sin_recortar ? null : subida.falla;
  return (
    <Modal
      opened
      onClose={cerrar}
      title={titulo}
      size={580}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      styles={{ title: { fontWeight: 700, fontSize: '1.1875rem' } }}
    >
      <Stack gap="md">
        {elegido.tipo === 'pdf' ? (
          <Text>{elegido.nombre} se guarda como está, sin recortar.</Text>
        ) : recorte.ilegible ? null : (
          <EditorDeRecorte recorte={recorte} titulo={titulo} />
        )}
        {subida.parte !== null && <Progress value={subida.parte * 100} aria-label="Subiendo la imagen" size="lg" />}
        {(falla ?? recorte.falla) && (
          <Text role="alert" style={{ color: 'var(--colega-error)' }}>
            {falla ?? recorte.falla}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={cerrar}>
            Cancelar
          </Button>
          {!recorte.ilegible && (
            <BotonDeAccion ocupado="Subiendo…" alPresionar={guardar}>
              {subida.puedeReintentar ? 'Reintentar' : 'Guardar'}
            </BotonDeAccion>
          )}
        </Group>
      </Stack>
    </Modal>
  );
};

export default DialogoDeFoto;
