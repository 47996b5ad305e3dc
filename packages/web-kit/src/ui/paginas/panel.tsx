import { ActionIcon, Card, Title, VisuallyHidden } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { explicarFaltaDeRed } from '../../lib/api/error-de-api.ts';
import { avisarError } from '../avisos/avisos.tsx';
import { MenuDeOpciones } from '../botones/menu-de-opciones.tsx';
import { Icono, type NombreDeIcono } from '../signos/icono.tsx';
import estilos from './panel.module.css';

/** S-166: full screen is not kept, since nobody expects it after reloading. */
export type EstadoDePanel = 'normal' | 'contraido' | 'cerrado';
export type PropsDePanel = { estado: EstadoDePanel; alCambiar: (estado: EstadoDePanel) => void };

/** What a query answers when it is asked again: it never throws. */
type Lectura = { error: unknown };
type Recarga = () => Promise<Lectura | readonly Lectura[]>;

type Props = PropsDePanel & {
  /** Its heading is `<id>-titulo`, where one can be sent. */
  id?: string;
  titulo: string;
  icono: NombreDeIcono;
  alRecargar: Recarga;
  cadaMs?: number;
  children: ReactNode;
};

/** LAY-026..028. */
export const Panel = ({ id: propio, titulo, icono, estado, alCambiar, alRecargar, cadaMs, children }: Props) => {
  const generado = useId();
  const id = propio ?? generado;
  const [completo, setCompleto] = useState(false);
  const trampa = useFocusTrap(completo);
  const tituloRef = useFocoAlVolver(estado);
  const { aviso, recargar } = useRecarga(alRecargar, estado === 'normal' ? cadaMs : undefined);
  if (estado === 'cerrado') return null;
  const abierto = completo || estado === 'normal';
  const salirConEscape = (tecla: KeyboardEvent) => {
    if (completo && tecla.key === 'Escape' && !tecla.defaultPrevented) setCompleto(false);
  };
  return (
    <Card
      component="section"
      ref={trampa}
      className={estilos.panel}
      aria-labelledby={`${id}-titulo`}
      data-panel
      onKeyDown={salirConEscape}
      {...(completo && { role: 'dialog', 'aria-modal': true, 'data-completo': true })}
    >
      <div className={estilos.cabecera}>
        <Icono nombre={icono} tamanio={24} />
        <Title order={2} size="h3" id={`${id}-titulo`} ref={tituloRef} tabIndex={-1} className={estilos.titulo}>
          {titulo}
        </Title>
        <ActionIcon
          aria-label={
            completo ? `Salir de pantalla completa: ${titulo}` : `${abierto ? 'Contraer' : 'Desplegar'} ${titulo}`
          }
          aria-controls={`${id}-cuerpo`}
          {...(!completo && { 'aria-expanded': abierto })}
          onClick={() => (completo ? setCompleto(false) : alCambiar(abierto ? 'contraido' : 'normal'))}
        >
          <Icono nombre={completo ? 'achicar' : abierto ? 'arriba' : 'abajo'} />
        </ActionIcon>
        <Opciones
          titulo={titulo}
          completo={completo}
          alRecargar={recargar}
          alAgrandar={() => setCompleto((previo) => !previo)}
          alCerrar={() => alCambiar('cerrado')}
        />
      </div>
      <VisuallyHidden role="status">{aviso}</VisuallyHidden>
      <div id={`${id}-cuerpo`} className={estilos.cuerpo} hidden={!abierto}>
        {children}
      </div>
    </Card>
  );
};

const useFocoAlVolver = (estado: EstadoDePanel) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  const anterior = useRef(estado);
  useEffect(() => {
    if (anterior.current === 'cerrado' && estado !== 'cerrado') titulo.current?.focus();
    anterior.current = estado;
  }, [estado]);
  return titulo;
};

type PropsDeOpciones = {
  titulo: string;
  completo: boolean;
  alRecargar: () => void;
  alAgrandar: () => void;
  alCerrar: () => void;
};

const Opciones = ({ titulo, completo, alRecargar, alAgrandar, alCerrar }: PropsDeOpciones) => (
  <MenuDeOpciones
    boton={(props) => (
      <ActionIcon {...props} aria-label={`Opciones de ${titulo}`}>
        <Icono nombre="opciones" />
      </ActionIcon>
    )}
    opciones={[
      { texto: 'Recargar', icono: 'recargar', alElegir: alRecargar },
      {
        texto: completo ? 'Salir de pantalla completa' : 'Pantalla completa',
        icono: completo ? 'achicar' : 'agrandar',
        alElegir: alAgrandar,
      },
      { texto: 'Cerrar', icono: 'cerrar', alElegir: alCerrar },
    ]}
  />
);

const useRecarga = (alRecargar: Recarga, cadaMs: number | undefined) => {
  const [aviso, setAviso] = useState('');
  const recargar = async () => {
    setAviso('Recargando…');
    const lecturas = [await alRecargar()].flat();
    const fallida = lecturas.find(({ error }) => error !== null);
    setAviso(fallida ? '' : 'Recargado.');
    if (fallida) avisarError(explicarFaltaDeRed(fallida.error, 'No se pudo recargar.'));
  };
  useEffect(() => {
    if (cadaMs === undefined) return;
    const id = setInterval(() => {
      if (document.visibilityState === 'visible') void alRecargar();
    }, cadaMs);
    return () => clearInterval(id);
  }, [alRecargar, cadaMs]);
  return { aviso, recargar: () => void recargar() };
};
