import { formatFecha } from '@colega/domain/fechas';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Anchor, Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearAnulacion, crearEmision } from '../actos/de-credencial.ts';
import { crearExcepcion, crearFinDeExcepcion } from '../actos/de-verificacion.ts';
import { credencialEnPie, formatCredencial } from '../credencial-en-pie.ts';
import type { PropsDeSeccion } from './props-de-seccion.ts';

export const Credencial = ({ ficha, alActuar }: PropsDeSeccion) => {
  const { permisos } = useOperador();
  const emite = permisos.includes('carnets.emitir');
  const enPie = credencialEnPie(ficha);
  const anteriores = ficha.carnets.filter(({ estado }) => estado === 'anulada').length;
  return (
    <Seccion
      titulo="Credencial"
      acciones={
        emite && (
          <>
            {ficha.sin_carnet_porque === null && (
              <Accion alPresionar={() => alActuar(crearEmision(ficha))}>{enPie ? 'Emitir otra' : 'Emitir'}</Accion>
            )}
            {enPie && enPie.estado !== 'vencida' && (
              <Accion alPresionar={() => alActuar(crearAnulacion(ficha, enPie.numero))}>Anular</Accion>
            )}
          </>
        )
      }
    >
      <Text>
        {enPie ? formatCredencial(enPie) : 'No tiene una credencial en pie.'}
        {anteriores > 0 && ` Anteriores: ${anteriores}.`}
      </Text>
      {ficha.sin_carnet_porque !== null && <Nota tono="advierte">{ficha.sin_carnet_porque}</Nota>}
      <AlDia ficha={ficha} alActuar={alActuar} />
      <Anchor href={ficha.enlace_qr} target="_blank" rel="noreferrer">
        Ver su página pública (se abre aparte)
      </Anchor>
    </Seccion>
  );
};

const AlDia = ({ ficha, alActuar }: PropsDeSeccion) => {
  const puede = useOperador().permisos.includes('personas.registrar');
  const { deuda_desde, dias_de_gracia, excepcion } = ficha.al_dia;
  return (
    <>
      <ListaDeDatos
        datos={[
          [
            'Debe',
            deuda_desde === null
              ? 'Nada de su matrícula'
              : `Desde el ${formatFecha(deuda_desde)}; el Colegio espera ${dias_de_gracia} días`,
          ],
          ['Excepción', excepcion && `Hasta el ${formatFecha(excepcion.hasta)}: ${excepcion.motivo}`],
        ]}
      />
      {puede && (deuda_desde !== null || excepcion) && (
        <div>
          <Accion alPresionar={() => alActuar(crearExcepcion(ficha))}>
            {excepcion ? 'Cambiar la excepción' : 'Contarla como al día'}
          </Accion>{' '}
          {excepcion && <Accion alPresionar={() => alActuar(crearFinDeExcepcion(ficha))}>Terminar la excepción</Accion>}
        </div>
      )}
    </>
  );
};
