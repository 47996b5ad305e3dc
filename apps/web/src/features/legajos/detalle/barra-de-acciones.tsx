import type { Legajo } from '@colega/contract/legajos';
import { QUE_HACER } from '@colega/contract/tablero';
import { formatImporte } from '@colega/domain/importes';
import { useBarraAlPie } from '@colega/web-kit/ui/paginas/use-barra-al-pie.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import type { RecienHecho } from '../../../lib/navegacion/recien-hecho.ts';
import { EditarElLegajo, useOtrasAcciones } from '../acciones/acciones-del-legajo.tsx';
import { ConfirmarLegajo } from '../acciones/confirmar-legajo.tsx';
import type { useCambiosDelLegajo } from '../acciones/use-cambios-del-legajo.ts';
import estilos from './barra-de-acciones.module.css';
import { BotonDePendiente } from './boton-de-pendiente.tsx';

type Props = { legajo: Legajo; cambios: ReturnType<typeof useCambiosDelLegajo>; recien: RecienHecho | null };

/** DET-012, DET-013: the next thing to do, always in reach, and what may be done besides. */
export const BarraDeAcciones = ({ legajo, cambios, recien }: Props) => {
  const puedeEjercer = usePuede('Ejercicio');
  const otras = useOtrasAcciones(legajo, cambios);
  const barra = useBarraAlPie<HTMLElement>(puedeEjercer);
  if (!puedeEjercer) return null;
  const hay = otras.length + legajo.pendientes.length > 0 || legajo.edicion !== null;
  return (
    <section
      ref={barra}
      id="acciones"
      tabIndex={-1}
      aria-label="Acciones"
      {...(hay && { className: estilos.barra })}
      data-no-imprime
    >
      <div className={estilos.juntas}>
        <Primera {...{ legajo, cambios, recien }} />
        {otras.length > 0 && <MasAcciones>{otras}</MasAcciones>}
      </div>
    </section>
  );
};

const MasAcciones = ({ children }: { children: ReactNode }) => {
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        className={estilos.mas}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto(!abierto)}
      >
        <Icono nombre="opciones" />
        <span className={estilos.rotulo}>Más acciones</span>
      </Button>
      <div id={id} className={estilos.lista} hidden={!abierto}>
        {children}
      </div>
    </>
  );
};

/** S-880: the first thing to do; what confirms or corrects the file is there whatever comes first. */
const Primera = ({ legajo, cambios, recien }: Props) => {
  const { pendientes, acciones_permitidas: puede } = legajo;
  const [primera] = pendientes;
  const edita = primera !== undefined && puede.puede_editarse && DE_EDITAR.includes(primera.falta);
  const confirma = primera !== undefined && puede.puede_confirmarse && DE_CONFIRMAR.includes(primera.falta);
  return (
    <>
      {puede.puede_confirmarse && (
        <div className={estilos.primera}>
          <ConfirmarLegajo legajo={legajo} cambios={cambios} yaPreguntada={recien?.confirma} />
        </div>
      )}
      {primera && !edita && !confirma && (
        <div className={estilos.primera}>
          <BotonDePendiente
            {...{ legajo, cambios, pendiente: primera, variant: 'filled' }}
            texto={nombrarCon(QUE_HACER[primera.falta], primera.importe)}
          />
        </div>
      )}
      <EditarElLegajo legajo={legajo} destaca={edita} />
    </>
  );
};

const nombrarCon = (que: string, importe: string | null): string =>
  importe === null ? que : `${que} · ${formatImporte(importe)}`;

type Falta = Legajo['pendientes'][number]['falta'];
/** While the registry is waited for, who was loaded may be corrected. */
const DE_EDITAR: readonly Falta[] = [
  ...(['completar', 'actualizar_fechas', 'corregir_comitente', 'esperar_al_padron'] as const),
  'responder_observacion',
];
const DE_CONFIRMAR: readonly Falta[] = ['confirmar', 'confirmar_en_el_distrito'];
