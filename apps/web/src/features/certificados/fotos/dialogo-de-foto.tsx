import { mensajes } from '@colega/contract/mensajes';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { EditorDeRecorte } from './editor-de-recorte.tsx';
import type { Elegido } from './elegir-archivo.ts';
import type { FotosPendientes } from './use-fotos-pendientes.ts';
import { useRecorte } from './use-recorte.ts';
import { useSubida } from './use-subida.ts';

type Props = {
  ruta: string;
  titulo: string;
  elegido: Elegido;
  fotos: FotosPendientes;
  alDescartar: () => void;
  alTerminar: () => void;
};

/** CER-090..092. A pdf is saved as it is. */
const DialogoDeFoto = ({ ruta, titulo, elegido, fotos, alDescartar, alTerminar }: Props) => {
  const recorte = useRecorte(elegido);
  const subida = useSubida(ruta, fotos, alTerminar);
  const [intentada, setIntentada] = useState(false);
  const espera = intentada && subida.falla !== null && subida.falla.guardada !== null;
  const cerrar = () => {
    subida.cancelar();
    if (espera) alTerminar();
    else alDescartar();
  };
  const guardar = async () => {
    const lista = await recorte.obtenerLista();
    if (!lista) return subida.negar(mensajes.imagen_sin_recortar);
    setIntentada(true);
    return subida.subir(lista);
  };
  const hecha = recorte.lista !== null && subida.falla?.texto === mensajes.imagen_sin_recortar;
  const falla = hecha ? recorte.falla : (subida.falla?.texto ?? recorte.falla);
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
        {falla && (
          <div role="alert">
            {falla.split('\n').map((linea) => (
              <Text key={linea} style={{ color: 'var(--colega-error)' }}>
                {linea}
              </Text>
            ))}
            {espera && <Text>{subida.falla?.guardada ? mensajes.foto_guardada_aca : mensajes.foto_sin_guardar}</Text>}
          </div>
        )}
        <Group justify="flex-end" gap="sm">
          {espera && (
            <Button variant="default" onClick={() => descargar(elegido.contenido, elegido.nombre)}>
              Descargar copia
            </Button>
          )}
          <Button variant="default" onClick={cerrar}>
            {espera ? 'Enviar después' : 'Cancelar'}
          </Button>
          {!recorte.ilegible && (
            <BotonDeAccion ocupado="Subiendo…" alPresionar={guardar}>
              {intentada && subida.falla ? 'Reintentar' : 'Guardar'}
            </BotonDeAccion>
          )}
        </Group>
      </Stack>
    </Modal>
  );
};

export default DialogoDeFoto;
