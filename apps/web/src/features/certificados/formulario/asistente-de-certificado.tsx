import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { DEFINICIONES, type TipoDeCertificado } from '@colega/domain/certificados';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import { Asistente } from '@colega/web-kit/form/wizard/asistente.tsx';
import { enviarUnaVez } from '@colega/web-kit/form/wizard/enviar-una-vez.ts';
import { fallaDePaso } from '@colega/web-kit/form/wizard/falla-de-paso.ts';
import { useAsistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { useBorrador } from '@colega/web-kit/form/wizard/use-borrador.ts';
import { useTitulo } from '@colega/web-kit/lib/navegacion/titulo.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { useGuardado } from '../../../lib/navegacion/use-guardado.ts';
import { useFotosPendientes } from '../fotos/use-fotos-pendientes.ts';
import { useAdvertencias } from './advertencias.ts';
import { type BorradorDeCertificado, cambiarFoto, definicionDelCertificado } from './borrador-de-certificado.ts';
import { useAsistenteConFotos, useBorradorConFotos } from './con-fotos.ts';
import { ConfiguracionElegida } from './configuracion-elegida.tsx';
import type { Certificando } from './contexto-del-certificado.ts';
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
  const definicion = useMemo(() => definicionDelCertificado(type, nombre, () => primero), [type, nombre, primero]);
  const propio = useBorrador(definicion);
  const fotos = useFotosPendientes({
    nombre,
    alSubir: (ruta, foto) => {
      propio.poner((e) => ({ ...e, borrador: cambiarFoto(e.borrador, ruta, foto) }));
      propio.asegurar();
    },
    tiene: (ruta) => typeof propio.actual().borrador.valores[ruta] === 'number',
  });
  const almacen = useBorradorConFotos(propio, fotos);
  useConfiguracionVigente(almacen.poner, almacen.recuperado, primero);
  const { guardar, yaGuardado } = useGuardado({ avisaSinRed: true }); // CER-017
  const envio = { type, legajo_id: legajo.id, anexo: anexo?.id ?? null };
  const sinFotos = useAsistente({
    definicion,
    borrador: almacen,
    contexto: null,
    guardar: (borrador, clave, anteriores) =>
      guardar(async () => {
        const { respuesta } = await enviarUnaVez((b, k) => enviarCertificado(envio, b, k), borrador, clave, anteriores);
        return respuesta;
      }),
    textoDeFalla: (error) => fallaDePaso(error, mensajes.error_procesamiento_de_nuevo).message,
  });
  const asistente = useAsistenteConFotos(type, sinFotos, fotos);
  const { borrador, cambiar, ocupacion } = asistente;
  const advertencias = useAdvertencias(type, borrador.valores);
  const sinCambios = () =>
    fotos.actuales().size === 0 && JSON.stringify(almacen.actual().borrador) === JSON.stringify(primero);
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
          borrador={almacen}
          alCancelar={() => void navegar(direccionDelLegajo(legajo.id))}
          puedeSalir={() => yaGuardado() || sinCambios()}
          arriba={<ConfiguracionElegida configuracion={borrador.configuracion} legajo={legajo} />}
        >
          {paso ? <PasoDelCertificado paso={paso} /> : <RevisionDelCertificado alCambiar={asistente.abrir} />}
        </Asistente>
      </CortinaDeEnvio>
    </ProveedorDeCarga>
  );
};

/** What was just chosen wins over the choice of a recovered draft. */
const useConfiguracionVigente = (
  poner: ReturnType<typeof useBorrador<BorradorDeCertificado, null>>['poner'],
  recuperado: boolean,
  { configuracion }: BorradorDeCertificado,
): void => {
  const hecho = useRef(false);
  useEffect(() => {
    if (hecho.current || !recuperado) return;
    hecho.current = true;
    poner((e) => ({ ...e, borrador: { ...e.borrador, configuracion } }));
  }, [poner, recuperado, configuracion]);
};
