import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/asistentes/legajos';
import type { AlmacenEnPantalla } from '@colega/web-kit/form/wizard/almacen-en-pantalla.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { conReintento } from '@colega/web-kit/ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { useEffect, useRef } from 'react';
import type { Abierto, OrigenGuardado } from './abrir.ts';
import type { NombresDelLegajo } from './texto-de-dato.ts';

// Two versions of one file seldom meet.
const DosVersiones = conReintento(() => import('./dos-versiones.tsx'), {
  mientras: <EsqueletoDeTexto renglones={3} />,
  falla: (reintentar) => <ErrorDeCarga mensaje="No pudimos mostrar qué cambió." alReintentar={reintentar} />,
});

type Props<B extends BorradorDeLegajo, C extends ContextoDeLegajo> = {
  almacen: AlmacenEnPantalla<B, C, Abierto>;
  origen: OrigenGuardado<B> | undefined;
  inicial: () => B;
  referencias: NombresDelLegajo;
};

/**
 * The file changed since the draft began: found on saving, on coming back to a kept draft, or told by another tab (S-173,
 * S-174). Nothing typed is lost and nothing stored is overwritten unseen.
 */
export const ConflictoDeVersion = <B extends BorradorDeLegajo, C extends ContextoDeLegajo>({
  almacen: { despachar, estado },
  origen,
  inicial,
  referencias,
}: Props<B, C>) => {
  const { conflicto: abierto, resuelto, borrador } = estado;
  if (!abierto || !origen) return <Resuelto como={resuelto} />;
  return (
    <DosVersiones
      {...{ abierto, borrador, referencias }}
      guardado={origen.comoBorrador(abierto)}
      base={inicial()}
      alElegir={(con, elegido) => {
        // one of those that it was given, or both of them together
        despachar({ tipo: 'resolver', borrador: elegido as B, con });
        origen.adoptar(abierto);
      }}
    />
  );
};

const RESUELTO = {
  lo_guardado: 'Estás viendo lo último guardado.',
  lo_mio: 'Seguís con lo tuyo sobre lo último guardado. Revisalo y guardá.',
} as const;

/** Takes the focus that the comparison had. */
const Resuelto = ({ como }: { como: keyof typeof RESUELTO | null }) => {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (como) caja.current?.focus();
  }, [como]);
  return (
    como && (
      <div ref={caja} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        <Nota>{RESUELTO[como]}</Nota>
      </div>
    )
  );
};
