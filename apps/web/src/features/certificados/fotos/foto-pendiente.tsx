import { mensajes } from '@colega/contract/mensajes';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon, Button, Text } from '@mantine/core';
import { useDireccionDe } from '../../../lib/navegacion/use-direccion-de.ts';
import estilos from './fotos.module.css';
import type { FotoPendiente as Pendiente } from './use-fotos-pendientes.ts';

type Props = {
  foto: Pendiente;
  etiqueta: string;
  enviando: boolean;
  alEnviar: () => void;
  alRecortar: () => void;
  alQuitar: () => void;
};

export const FotoPendiente = ({ foto, etiqueta, enviando, alEnviar, alRecortar, alQuitar }: Props) => {
  const { nombre, contenido, lista, guardada } = foto;
  const direccion = useDireccionDe(contenido.type === 'application/pdf' ? null : contenido);
  return (
    <>
      {direccion && (
        <div className={estilos.miniatura}>
          <img src={direccion} alt={`Foto sin enviar: ${etiqueta}`} />
        </div>
      )}
      <div role="status" className={estilos.pendiente}>
        <Text fw={700}>{enviando ? 'Enviando la foto…' : lista ? 'Pendiente de envío' : 'Falta recortarla'}</Text>
        <Text size="sm">{guardada ? mensajes.foto_guardada_aca : mensajes.foto_sin_guardar}</Text>
      </div>
      <div className={estilos.nombre}>
        <Text style={{ overflowWrap: 'anywhere' }}>{nombre}</Text>
        <ActionIcon variant="subtle" size={44} aria-label={`Quitar ${etiqueta}`} onClick={alQuitar}>
          <Icono nombre="borrar" />
        </ActionIcon>
      </div>
      <div className={estilos.botones}>
        <Button
          onClick={lista ? alEnviar : alRecortar}
          aria-disabled={enviando}
          aria-label={`${lista ? 'Enviar ahora' : 'Recortar'}: ${etiqueta}`}
        >
          {lista ? 'Enviar ahora' : 'Recortar'}
        </Button>
        <Button
          variant="default"
          leftSection={<Icono nombre="descargar" />}
          aria-label={`Descargar copia: ${etiqueta}`}
          onClick={() => descargar(contenido, nombre)}
        >
          Descargar copia
        </Button>
      </div>
    </>
  );
};
