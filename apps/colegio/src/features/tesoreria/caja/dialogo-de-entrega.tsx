import { type MiCaja, rutasDeCaja } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { Decimal } from '@colega/domain/importes';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../../ui/dialogo-con-formulario.tsx';
import { ContarElCajon } from '../cierres/contar-el-cajon.tsx';
import { type LoEscritoAlContar, leerLoContado } from '../cierres/leer-lo-contado.ts';

type Props = { mia: MiCaja; alVencer: () => void; alCerrar: () => void; alHacerse: () => void };

/** What is in one's own drawer, counted before it is handed in. */
export const DialogoDeEntrega = ({ mia: { cajon, billetes }, alVencer, alCerrar, alHacerse }: Props) => {
  const [escrito, setEscrito] = useState<LoEscritoAlContar>({ cuenta: true, contados: {}, motivos: {} });
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({});
  const [falla, setFalla] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const { claveDe } = useIntento();
  const porContar = cajon
    .filter(({ hay }) => !new Decimal(hay).isNegative())
    .map(({ hay, ...uno }) => ({ ...uno, esperado: hay }));
  const entregar = async (): Promise<void> => {
    const { arqueo, errores: suyos } = leerLoContado(porContar, escrito);
    setErrores(suyos);
    const [primero] = Object.keys(suyos);
    if (primero !== undefined) document.getElementById(primero)?.focus();
    if (primero !== undefined || trabajando) return;
    const body = { arqueo };
    setTrabajando(true);
    setFalla(null);
    try {
      avisarExito((await llamar(rutasDeCaja.entregarMiCaja, { body }, { idempotencyKey: claveDe(body) })).message);
      alHacerse();
    } catch (causa) {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      setTrabajando(false);
      // What came in meanwhile is read, and is what is handed in if it is pressed again.
      if (causa instanceof ErrorDeApi && causa.status === 409) alVencer();
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo="Entregar mi caja"
      confirmar="Entregar"
      confirmando="Entregando…"
      peligroso={false}
      trabajando={trabajando}
      conFoco={null}
      alEnviar={() => void entregar()}
      alCancelar={alCerrar}
    >
      <Text>Una entrega no se cambia ni se borra: lo que cobres después es de la que sigue.</Text>
      <ContarElCajon
        cajon={porContar}
        billetes={billetes}
        escrito={escrito}
        errores={errores}
        alEscribir={setEscrito}
      />
    </DialogoConFormulario>
  );
};
