import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { DEFINICIONES, type TipoDeCertificado } from '@colega/domain/certificados';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import type { AlmacenEnPantalla } from '@colega/web-kit/form/wizard/almacen-en-pantalla.ts';
import { Asistente } from '@colega/web-kit/form/wizard/asistente.tsx';
import { useAlmacen, useAsistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RESPUESTAS_DE_LEGAJOS } from '../../../lib/consultas/respuestas-de-legajos.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { useFotosPendientes } from '../fotos/use-fotos-pendientes.ts';
import { useAdvertencias } from './advertencias.ts';
import { type BorradorDeCertificado, cambiarFoto, definicionDelCertificado } from './borrador-de-certificado.ts';
import { olvidarSiSonDeEsta, useAsistenteConFotos } from './con-fotos.ts';
import { ConfiguracionElegida } from './configuracion-elegida.tsx';
import type { Certificando } from './contexto-del-certificado.ts';
import { CopiarDe } from './copiar-de.tsx';
import { CortinaDeEnvio } from './cortina-de-envio.tsx';
import { enviarCertificado } from './enviar-certificado.ts';
import { PasoDelCertificado } from './paso-del-certificado.tsx';
import { RevisionDelCertificado } from './revision-del-certificado.tsx';

type Props = {
  type: TipoDeCertificado;
  titulo: string;
  nombre: string;
  legajo: Legajo;
  anexo: CertificadoLeido | null;
  inicial: BorradorDeCertificado;
};

const EMITIR = { texto: 'Emitir certificado', ocupado: 'Emitiendo…' };

/** CER-018..022. */
export const AsistenteDeCertificado = ({ type, titulo, nombre, legajo, anexo, inicial }: Props) => {
  useTitulo(titulo);
  const navegar = useNavigate();
  const [primero] = useState(inicial);
  const definicion = useMemo(
    () => definicionDelCertificado(type, nombre, () => primero, legajo),
    [type, nombre, primero, legajo],
  );
  const almacen = useAlmacen(definicion);
  const { leer, despachar } = almacen;
  const fotos = useFotosPendientes({
    nombre,
    alSubir: (ruta, foto) => {
      despachar({ tipo: 'cambiar', cambio: (b) => cambiarFoto(b, ruta, foto) });
      despachar({ tipo: 'asegurar' });
    },
    tiene: (ruta) => typeof leer().borrador.valores[ruta] === 'number',
  });
  const queSeEmite = { type, legajo_id: legajo.id, anexo: anexo?.id ?? null };
  const sinFotos = useAsistente(almacen, {
    contexto: null,
    vencen: RESPUESTAS_DE_LEGAJOS,
    guardar: async (borrador, envio) => {
      const guardado = await enviarCertificado(queSeEmite, borrador, envio);
      olvidarSiSonDeEsta(fotos, leer());
      return guardado;
    },
    avisaSinRed: true, // CER-017
  });
  useConfiguracionVigente(almacen, primero);
  const asistente = useAsistenteConFotos(type, sinFotos, fotos);
  const { borrador, cambiar, ocupacion } = asistente;
  const advertencias = useAdvertencias(type, borrador.valores);
  const sinCambios = () => fotos.actuales().size === 0 && JSON.stringify(leer().borrador) === JSON.stringify(primero);
  const paso = DEFINICIONES[type].find(({ id }) => id === asistente.paso?.id);
  return (
    <ProveedorDeCarga value={{ type, legajo, anexo, borrador, cambiar, fotos, advertencias } satisfies Certificando}>
      <CortinaDeEnvio visible={ocupacion === 'guardando'}>
        <Asistente
          titulo={titulo}
          queSeCarga="certificado"
          {...(fotos.pendientes.size > 0 && { textoOcupado: 'Enviando las fotos…' })}
          {...(DEFINICIONES[type].length > 1 && { textoDeGuardar: EMITIR })}
          asistente={asistente}
          alCancelar={() => void navegar(direccionDelLegajo(legajo.id))}
          sinCambios={sinCambios}
          arriba={<ConfiguracionElegida configuracion={borrador.configuracion} legajo={legajo} />}
        >
          {paso ? (
            <>
              {anexo === null && paso === DEFINICIONES[type][0] && <CopiarDe />}
              <PasoDelCertificado paso={paso} />
            </>
          ) : (
            <RevisionDelCertificado alCambiar={(id) => asistente.despachar({ tipo: 'abrir', paso: id })} />
          )}
        </Asistente>
      </CortinaDeEnvio>
    </ProveedorDeCarga>
  );
};

/** What was just chosen wins over the choice of a recovered draft. */
const useConfiguracionVigente = (
  { leer, despachar, estado: { recuperado } }: AlmacenEnPantalla<BorradorDeCertificado, null, never>,
  { configuracion }: BorradorDeCertificado,
): void => {
  const hecho = useRef(false);
  useEffect(() => {
    if (hecho.current || !recuperado) return;
    hecho.current = true;
    if (JSON.stringify(leer().borrador.configuracion) === JSON.stringify(configuracion)) return;
    despachar({ tipo: 'cambiar', cambio: (b) => ({ ...b, configuracion }) });
  }, [leer, despachar, recuperado, configuracion]);
};
