import { defineRutas } from '../route/route.ts';
import {
  zCertificadoPublico,
  zCodigoParams,
  zCvdPublico,
  zProfesionalPublico,
  zReciboPublico,
} from './verificacion.schemas.ts';

/** OPN-127: whoever has the code of a QR may ask. */
export const rutasDeVerificacion = defineRutas({
  profesionalPublico: {
    method: 'GET',
    path: '/qr/personas/:id',
    acceso: 'publica',
    resumen: 'Un profesional matriculado, por el código de su credencial',
    params: zCodigoParams,
    response: zProfesionalPublico,
  },
  cvdPublico: {
    method: 'GET',
    path: '/qr/cvds/:id',
    acceso: 'publica',
    resumen: 'Un visado, por el código de su QR',
    params: zCodigoParams,
    response: zCvdPublico,
  },
  certificadoPublico: {
    method: 'GET',
    path: '/qr/certificados/:id',
    acceso: 'publica',
    resumen: 'Un certificado, por el código de su QR',
    params: zCodigoParams,
    response: zCertificadoPublico,
  },
  reciboPublico: {
    method: 'GET',
    path: '/qr/recibos/:id',
    acceso: 'publica',
    resumen: 'Un recibo de pago, por el código de su QR',
    params: zCodigoParams,
    response: zReciboPublico,
  },
});
