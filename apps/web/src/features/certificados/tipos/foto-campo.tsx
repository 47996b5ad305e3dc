import { mensajes } from '@colega/contract/mensajes';
import type { PropsDeHoja } from '@colega/web-kit/form/campos/props.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { cambiarFoto } from '../formulario/borrador-de-certificado.ts';
import { useCertificando } from '../formulario/contexto-del-certificado.ts';
import { BotonDeArchivo } from '../fotos/boton-de-archivo.tsx';
import { DialogoPreparado, usePreparacionDelDialogo } from '../fotos/dialogo-preparado.tsx';
import { type Elegido, leerElegido } from '../fotos/elegir-archivo.ts';
import { FotoPendiente } from '../fotos/foto-pendiente.tsx';
import estilos from '../fotos/fotos.module.css';
import { Miniatura } from '../fotos/miniatura.tsx';

/** CER-082, CER-093. */
export const FotoCampo = ({ campo: { etiqueta }, ruta, valor, error: delFormulario }: PropsDeHoja) => {
  const { borrador, cambiar, fotos } = useCertificando();
  const [elegido, setElegido] = useState<(Elegido & { retomado?: true }) | null>(null);
  const [problema, setProblema] = useState<string | null>(null);
  usePreparacionDelDialogo();
  const caja = useRef<HTMLFieldSetElement>(null);
  const foto = typeof valor === 'number' ? (borrador.fotos[ruta] ?? null) : null;
  const pendiente = foto ? undefined : fotos.pendientes.get(ruta);
  if (foto && elegido) setElegido(null);
  // The button that was pressed is gone.
  const enfocar = () => setTimeout(() => caja.current?.querySelector<HTMLElement>('button')?.focus());
  const cerrar = () => {
    setElegido(null);
    enfocar();
  };
  const quitar = (porque: string | null) => {
    cambiar((b) => cambiarFoto(b, ruta, null));
    void fotos.quitar(ruta);
    setProblema(porque);
    enfocar();
  };
  const elegir = (archivo: File) => {
    const leido = leerElegido(archivo);
    setProblema('problema' in leido ? leido.problema : null);
    setElegido('problema' in leido ? null : leido);
    // A phone may close the page to make room for the camera or the cropper.
    if (!('problema' in leido) && leido.tipo === 'imagen') void fotos.agregar(ruta, { ...leido, lista: false });
  };
  // A pdf needs no cropping and can be sent later as it is; an image was kept when it was chosen.
  const dejarParaDespues = ({ tipo, ...archivo }: Elegido) => {
    if (tipo === 'pdf') void fotos.agregar(ruta, { ...archivo, lista: true });
    setProblema(mensajes.foto_sin_preparar);
    cerrar();
  };
  const error = problema ?? fotos.rechazos.get(ruta) ?? (pendiente ? undefined : delFormulario);
  const nombre = `${ruta}-nombre`;
  return (
    <fieldset
      ref={caja}
      id={ruta}
      aria-labelledby={nombre}
      {...(error && { 'aria-describedby': `${ruta}-error` })}
      className={estilos.foto}
      data-mal={Boolean(error) || undefined}
    >
      <Text id={nombre} fw={600}>
        {etiqueta}
        <span aria-hidden className={estilos.obligatoria}>
          {' '}
          *
        </span>
      </Text>
      {foto ? (
        <>
          <Miniatura foto={foto} etiqueta={etiqueta} alNoEstar={() => quitar(mensajes.foto_ajena)} />
          <div className={estilos.nombre}>
            <Text style={{ overflowWrap: 'anywhere' }}>{foto.nombre}</Text>
            <ActionIcon variant="subtle" size={44} aria-label={`Quitar ${etiqueta}`} onClick={() => quitar(null)}>
              <Icono nombre="borrar" />
            </ActionIcon>
          </div>
        </>
      ) : pendiente && !elegido ? (
        <FotoPendiente
          foto={pendiente}
          etiqueta={etiqueta}
          enviando={fotos.enviando === ruta}
          alEnviar={() => void fotos.enviarTodas()}
          alRecortar={() => {
            setProblema(null);
            setElegido({ ...pendiente, tipo: 'imagen', retomado: true });
          }}
          alQuitar={() => quitar(null)}
        />
      ) : (
        <div className={estilos.botones}>
          <BotonDeArchivo etiqueta={etiqueta} camara alElegir={elegir} />
          <BotonDeArchivo etiqueta={etiqueta} alElegir={elegir} />
        </div>
      )}
      {error && (
        <Text id={`${ruta}-error`} size="sm" role="alert" className={estilos.error}>
          {error}
        </Text>
      )}
      {elegido && (
        <DialogoPreparado
          ruta={ruta}
          titulo={etiqueta}
          elegido={elegido}
          fotos={fotos}
          alTerminar={cerrar}
          alDescartar={() => {
            if (!elegido.retomado) void fotos.quitar(ruta);
            cerrar();
          }}
          alFallar={() => dejarParaDespues(elegido)}
        />
      )}
    </fieldset>
  );
};
